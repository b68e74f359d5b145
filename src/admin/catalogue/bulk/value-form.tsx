import { useMemo } from 'react';
import { bulkForm } from '../../../contract/bulk-edits/fields.ts';
import type { BulkAction } from '../../../contract/bulk-edits/shapes.ts';
import type { Json } from '../../../contract/edits/changes.ts';
import type { EditState } from '../../../contract/edits/state.ts';
import type { Field, FieldOf } from '../../../contract/forms/field.ts';
import { walkForm } from '../../../contract/forms/walk.ts';
import { FieldView } from '../../edit/fields/field-view.tsx';
import { emptyOf } from '../../edit/store/empty.ts';
import { FormStore } from '../../edit/store/form-store.ts';
import { FormContext } from '../../edit/store/use-form.ts';

export interface ValueOfForm {
  store: FormStore;
  form: FieldOf<'group'>;
  value: () => Json;
}

/** Nothing that is stored: the form only asks for a value. */
const NOTHING: Omit<EditState, 'draft'> = {
  kind: 'course',
  object: '',
  title: '',
  number: 0,
  status: 'draft',
  published: null,
  publish_at: null,
  address: null,
  changed_at: null,
  changed_by: null,
  editors: [],
  staff_fields: [],
  may_edit: true,
  can_withdraw: false,
  as_shipped: false,
  needs_attention: [],
};

/** A form of the editor with one field, `value`: the same inputs, checks and sentences as on the screen of a record. */
export function useValueForm(action: BulkAction, name: string, field: Field): ValueOfForm {
  return useMemo(() => {
    const schema = bulkForm(action, field);
    const form = walkForm(schema);
    const first = emptyOf(form.fields[0]!.field);
    const store = new FormStore(schema, { ...NOTHING, draft: first === undefined ? {} : { value: first } });
    return { store, form, value: () => store.at(['value']) ?? null };
    // Another field begins anew; `field` is made from its name at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [action, name]);
}

/** The input of the new value. */
export function ValueForm({ form: { store, form } }: { form: ValueOfForm }) {
  const connected = useMemo(() => ({ store, form, readOnly: false, view: FieldView }), [store, form]);
  const [first] = form.fields;
  return (
    <FormContext value={connected}>{first && <FieldView field={first.field} path={['value']} />}</FormContext>
  );
}

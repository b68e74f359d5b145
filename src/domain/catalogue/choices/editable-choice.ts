import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../../contract/errors.ts';
import { formSchema } from '../../../contract/forms/index.ts';
import { idOf } from '../../../contract/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { EditableKind, FormData, WriteContext } from '../../edits/kind.ts';
import { checkedForm } from '../../staff-edits.ts';
import { fault } from '../faults.ts';
import type { CourseQuery } from '../../search/commands.ts';
import { showChanges } from '../show-changes.ts';
import { usesOf, type ChoiceKind } from './uses.ts';

type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** What differs between the kinds of choices. */
interface ChoiceTable<Form> {
  kind: ChoiceKind;
  table: 'countries' | 'cities' | 'interests' | 'specializations';
  /** Columns that the form has, by the same names. */
  columns: readonly (keyof Form & string)[];
  title: (form: Form) => string;
  /** Columns made from the form. */
  derived?: (form: Form) => Columns;
  /** @returns invalid, for instance if there is another of this name */
  check(trx: Transaction<Database>, id: number, form: Form, before: Form | undefined): Promise<Result<void>>;
  /** Courses whose index contains it. */
  courses(id: number): CourseQuery;
  /** Withdrawing hides what refers to it too; the others are not withdrawn while something does. */
  hidesUses?: boolean;
}

/**
 * Countries, cities, levels and fields: small records that others refer to. A new one is complete at once and stays hidden
 * until it is published.
 */
export function editableChoice<Form extends FormData>(choice: ChoiceTable<Form>): EditableKind {
  const { kind, columns } = choice;
  const table = sql.table(choice.table);
  const readRow = async (trx: Transaction<Database>, object: string, lock: boolean) => {
    const id = idOf(object);
    if (id === null) return undefined;
    const { rows } = await sql<Form & { id: number; hidden: boolean; is_draft: boolean }>`
      select id, hidden, is_draft, ${sql.join(columns.map((column) => sql.ref(column)))} from ${table}
      where id = ${id} ${lock ? sql`for update` : sql``}`.execute(trx);
    const [row] = rows;
    if (!row) return undefined;
    const form = Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as Form;
    return { id, hidden: row.hidden, isDraft: row.is_draft, form };
  };
  const valuesOf = (form: Form): Columns => ({
    ...Object.fromEntries(columns.map((column) => [column, form[column] as string | number | null])),
    ...choice.derived?.(form),
  });
  const show = (trx: Transaction<Database>, id: number, context: WriteContext) =>
    showChanges(trx, choice.courses(id), context, { hides: choice.hidesUses === true });
  const checkUses = async (trx: Transaction<Database>, id: number, form: Form): Promise<Result<void>> => {
    const uses = choice.hidesUses ? '' : await usesOf(trx, kind, id);
    if (uses === '') return ok(undefined);
    return fault('withdraw', `“${choice.title(form)}” is used by ${uses}. Change or withdraw those first.`);
  };

  return {
    async read(trx, object, lock) {
      const row = await readRow(trx, object, lock);
      if (!row) return undefined;
      return {
        title: choice.title(row.form),
        published: row.hidden ? null : row.form,
        unpublished: row.hidden ? row.form : null,
        withdrawn: row.hidden && !row.isDraft,
        publishAt: null,
        address: null,
        staffFields: [],
        asShipped: false,
      };
    },

    async check(trx, object, form: Form | null) {
      const row = await readRow(trx, object, false);
      if (!row) return fail({ code: 'not_found' });
      return form ? choice.check(trx, row.id, form, row.form) : checkUses(trx, row.id, row.form);
    },

    async write(trx, object, form: Form, context) {
      const row = await readRow(trx, object, true);
      if (!row) return fail({ code: 'not_found' });
      const checked = await choice.check(trx, row.id, form, row.form);
      if (!checked.ok) return checked;
      const set = Object.entries({ ...valuesOf(form), hidden: false, is_draft: false }).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      );
      await sql`update ${table} set ${sql.join(set)} where id = ${row.id}`.execute(trx);
      const onlyPlace = context.changed.every((field) => field === 'position') && !row.hidden;
      if (onlyPlace) await showChanges(trx, [], context);
      else await show(trx, row.id, context);
      return ok(undefined);
    },

    async create(trx, data) {
      const schema = formSchema(kind, '');
      if (!schema) return fail({ code: 'not_found' });
      const parsed = checkedForm(schema, data);
      if (!parsed.ok) return parsed;
      const form = parsed.value as unknown as Form;
      const checked = await choice.check(trx, 0, form, undefined);
      if (!checked.ok) return checked;
      const values = Object.entries({ ...valuesOf(form), hidden: true, is_draft: true });
      const { rows } = await sql<{ id: number }>`
        insert into ${table} (${sql.join(values.map(([column]) => sql.ref(column)))})
        values (${sql.join(values.map(([, value]) => value))}) returning id`.execute(trx);
      return ok(String(rows[0]!.id));
    },

    async withdraw(trx, object, context) {
      const row = await readRow(trx, object, true);
      if (!row) return fail({ code: 'not_found' });
      const used = await checkUses(trx, row.id, row.form);
      if (!used.ok) return used;
      await sql`update ${table} set hidden = true, is_draft = ${context.asDraft === true}
        where id = ${row.id}`.execute(trx);
      await show(trx, row.id, context);
      return ok(undefined);
    },
  };
}

import type { Path } from '../../../contract/edits/paths.ts';
import type { Field } from '../../../contract/forms/field.ts';
import { useForm } from '../store/use-form.ts';

export interface FieldProps<Shape extends Field = Field> {
  field: Shape;
  path: Path;
}

/** A field inside a group, list or alternative. The form says how fields are shown: see field-view.tsx. */
export function FieldSlot(props: FieldProps) {
  const { view: View } = useForm();
  return <View {...props} />;
}

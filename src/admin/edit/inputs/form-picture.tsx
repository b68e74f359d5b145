import type { Json } from '../../../contract/edits/changes.ts';
import { definition, opened } from '../../../contract/forms/open.ts';
import { PictureInput, type PictureValue } from '../../pictures/choose/picture-input.tsx';
import { nothing, type InputProps } from '../store/use-form.ts';

/** A picture of the library, kept as its number alone or as `{ image }` by its schema. */
export function FormPicture({ id, label, field, value, onChange, fault, readOnly }: InputProps) {
  const isNumber = ['number', 'int'].includes(definition(opened(field.schema).inner).type);
  return (
    <PictureInput
      id={id}
      label={label}
      value={pictureOf(value)}
      onChange={(picture) => {
        if (picture === null) onChange(nothing(field));
        else onChange(isNumber ? picture.image : { image: picture.image });
      }}
      help={field.help}
      fault={fault}
      readOnly={readOnly}
      required={field.required}
    />
  );
}

function pictureOf(value: Json | undefined): PictureValue {
  if (typeof value === 'number') return { image: value };
  if (typeof value !== 'object' || value === null) return null;
  if ('image' in value && typeof value.image === 'number') return { image: value.image };
  if ('src' in value && typeof value.src === 'string') {
    return { src: value.src, alt: 'alt' in value && typeof value.alt === 'string' ? value.alt : '' };
  }
  return null;
}

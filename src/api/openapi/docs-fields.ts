import { html, type Html } from './html.ts';
import type { JsonSchema, OpenApiContent, OpenApiParameter } from './types.ts';

/** The parameters and fields of a call, as lists of names, types and meanings. */

export function parameterList(parameters: readonly OpenApiParameter[]): Html {
  return html`<dl>
    ${parameters.map(({ name, required, description, schema }) => entry(name, schema, required, description))}
  </dl>`;
}

/** The fields of a body's schema, which may be a reference to a named one. */
export function fieldList(content: OpenApiContent, schemas: Readonly<Record<string, JsonSchema>>): Html {
  const [{ schema } = { schema: {} }] = Object.values(content);
  const { properties = {}, required = [] } = resolve(schema, schemas) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return html`<dl>
    ${Object.entries(properties).map(([name, field]) =>
      entry(name, field, required.includes(name), textOf(field['description'])),
    )}
  </dl>`;
}

function resolve(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const name = /[^/]+$/.exec(textOf(schema['$ref']))?.[0];
  return name === undefined ? schema : (schemas[name] ?? {});
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function entry(name: string, schema: JsonSchema, required: boolean, description: string): Html {
  const kind = [kindOf(schema), required ? 'required' : 'optional'].join(', ');
  return html`<dt><code>${name}</code> <span class="kind">${kind}</span></dt>
    <dd>${description}</dd>`;
}

/** The type of a value in a word, or the list of its choices. */
function kindOf(schema: JsonSchema): string {
  const { type, enum: choices, const: only, anyOf, items, default: preset, format, maxLength } = schema;
  const ending =
    preset === undefined || preset === '' ? '' : `, default ${JSON.stringify(preset).replaceAll('"', '')}`;
  if (Array.isArray(choices)) return `one of ${choices.join(', ')}${ending}`;
  if (typeof only === 'string') return only;
  if (Array.isArray(anyOf)) return anyOf.map((each: JsonSchema) => kindOf(each)).join(' or ');
  if (type === 'array' && Array.isArray((items as JsonSchema)['enum']))
    return kindOf(items as JsonSchema).replace('one of', 'any of');
  if (type === 'array') return `list of ${kindOf(items as JsonSchema)}s`;
  if (format === 'binary') return 'file';
  const length = typeof maxLength === 'number' ? ` of at most ${maxLength} characters` : '';
  return `${typeof format === 'string' ? format : String(type)}${length}${ending}`;
}

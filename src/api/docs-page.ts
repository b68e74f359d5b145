import { createHash } from 'node:crypto';
import { DOCS_STYLE } from './docs-style.ts';
import { html, type Html } from './html.ts';
import type {
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './openapi-types.ts';

/**
 * The documentation of the API as one page without scripts or anything from elsewhere, made from its OpenAPI
 * document. `headers` lets exactly its own style through.
 */
export function docsPage(document: OpenApiDocument): { html: string; headers: Record<string, string> } {
  const hash = createHash('sha256').update(DOCS_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html: pageOf(document).html, headers: { 'Content-Security-Policy': policy } };
}

interface DocumentedCall {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

function pageOf(document: OpenApiDocument): Html {
  const origin = document.servers[0]?.url ?? '';
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): DocumentedCall => ({ method, path, operation })),
  );
  const style: Html = { html: `<style>${DOCS_STYLE}</style>` };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}: documentation</title>
        <meta name="description" content="${document.info.description}" />
        ${style}
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <div>
            <h1>${document.info.title}</h1>
            <p>${document.info.description}</p>
            <p>
              Base address <code>${origin}</code>. Machines read the same as
              <a href="${origin}/api/openapi.json">OpenAPI ${document.openapi}</a>.
            </p>
          </div>
        </header>
        <nav aria-label="Calls">
          <ul>
            ${calls.map(
              ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
            )}
          </ul>
        </nav>
        <main id="calls">
          ${document.tags.map(({ name }) =>
            tagSection(
              name,
              calls.filter(({ operation }) => operation.tags.includes(name)),
              origin,
            ),
          )}
        </main>
      </body>
    </html> `;
}

function tagSection(tag: string, calls: readonly DocumentedCall[], origin: string): Html {
  return html`<section aria-labelledby="tag-${tag}">
    <h2 id="tag-${tag}">${tag}</h2>
    ${calls.map((call) => callArticle(call, origin))}
  </section>`;
}

function callArticle({ method, path, operation }: DocumentedCall, origin: string): Html {
  const { operationId: id, parameters, requestBody, responses } = operation;
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const [success = '', answer] = Object.entries(responses)[0] ?? [];
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}">${operation.summary}</h3>
    <p class="address"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p>${operation.description}</p>
    ${operation.security ? html`<p>Needs an access token in the header <code>Authorization</code>.</p>` : ''}
    ${parameters.length > 0 ? html`<h4>Parameters</h4>` : ''}
    ${parameters.length > 0 ? html`<dl>${parameters.map(parameterEntry)}</dl>` : ''}
    ${requestBody ? html`<h4>JSON body</h4>` : ''} ${requestBody ? bodyExample(requestBody.content, id) : ''}
    <h4>Try it</h4>
    ${codeBlock(`Command line for ${operation.summary}`, curlLine(origin, { method, path, operation }))}
    <h4>Answers</h4>
    ${answer ? answerDetails(success, answer, operation.summary) : ''}
    ${failures.map(([status, response]) => answerDetails(status, response, operation.summary))}
  </article>`;
}

function parameterEntry({ name, required, description, schema }: OpenApiParameter): Html {
  const kind = [kindOf(schema), required ? 'required' : 'optional'].join(', ');
  return html`<dt><code>${name}</code> <span class="kind">${kind}</span></dt>
    <dd>${description}</dd>`;
}

/** The kind of a value in a word or a list of its choices. */
function kindOf(schema: JsonSchema): string {
  const { type, enum: choices, const: only, anyOf, items, default: preset } = schema;
  const ending = preset === undefined ? '' : `, default ${JSON.stringify(preset).replaceAll('"', '')}`;
  if (Array.isArray(choices)) return `one of ${choices.join(', ')}${ending}`;
  if (typeof only === 'string') return only;
  if (Array.isArray(anyOf)) return anyOf.map((each: JsonSchema) => kindOf(each)).join(' or ');
  if (type === 'array' && Array.isArray((items as JsonSchema)['enum']))
    return kindOf(items as JsonSchema).replace('one of', 'any of');
  if (type === 'array') return `list of ${kindOf(items as JsonSchema)}s`;
  return `${String(type)}${ending}`;
}

function answerDetails(status: string, response: OpenApiResponse, call: string): Html {
  const examples = Object.values(response.content?.['application/json']?.examples ?? {});
  return html`<details>
    <summary>${status}: ${response.description}</summary>
    ${examples.map(({ value }) => codeBlock(`Example of ${status} of ${call}`, JSON.stringify(value, null, 2)))}
  </details>`;
}

/** Wide code scrolls, so a keyboard must reach it and a screen reader must be able to name it. */
function codeBlock(label: string, code: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`;
}

/** A line to copy, with the first parameters, the token and the body filled in. */
function curlLine(origin: string, { method, path, operation }: DocumentedCall): string {
  const { parameters, requestBody, security } = operation;
  const query = new URLSearchParams();
  let filled = path;
  for (const { in: place, name, example } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, String(example));
    else if (query.size < 2) query.append(name, String(example));
  }
  const body = requestBody && JSON.stringify(exampleOf(requestBody.content));
  return [
    'curl',
    ...(method === 'get' || (method === 'post' && body) ? [] : ['-X', method.toUpperCase()]),
    `'${origin}${filled}${query.size > 0 ? `?${query}` : ''}'`,
    ...(security ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${body}'`] : []),
  ].join(' ');
}

const exampleOf = (content: OpenApiContent): unknown =>
  Object.values(content['application/json']?.examples ?? {})[0]?.value;

const bodyExample = (content: OpenApiContent, call: string): Html =>
  codeBlock(`Body of ${call}`, JSON.stringify(exampleOf(content), null, 2));

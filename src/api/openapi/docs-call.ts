import { PROOF_HEADER } from '../../contract/session-state.ts';
import { fieldList, parameterList } from './docs-fields.ts';
import { html, type Html } from './html.ts';
import type { OpenApiContent, OpenApiDocument, OpenApiOperation, OpenApiResponse } from './types.ts';

/** A call in the OpenAPI document. */
export interface DocumentedCall {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** The section about one call. */
export function callArticle(call: DocumentedCall, document: OpenApiDocument): Html {
  const { method, path, operation } = call;
  const { operationId: id, summary, parameters, responses } = operation;
  const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const [success = '', answer] = Object.entries(responses)[0] ?? [];
  return html`<article aria-labelledby="${id}">
    <h3 id="${id}">${summary}</h3>
    <p class="address"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p>${operation.description}</p>
    ${operation.security ? html`<p>Needs an access token in the header <code>Authorization</code>.</p>` : ''}
    ${parameters.length > 0 ? html`<h4>Parameters</h4>` : ''}
    ${parameters.length > 0 ? parameterList(parameters) : ''} ${bodyOf(call, document)}
    <h4>Try it</h4>
    ${codeBlock(`Command line for ${summary}`, curlLine(document.servers[0]?.url ?? '', call))}
    <h4>Answers</h4>
    ${answer ? answerDetails(success, answer, summary) : ''}
    ${failures.map(([status, response]) => answerDetails(status, response, summary))}
  </article>`;
}

function bodyOf({ operation }: DocumentedCall, document: OpenApiDocument): Html | '' {
  const { requestBody, summary } = operation;
  if (!requestBody) return '';
  const { content } = requestBody;
  const json = 'application/json' in content;
  const example = JSON.stringify(exampleOf(content), null, 2);
  return html`<h4>${json ? 'JSON body' : 'Form with files (multipart/form-data)'}</h4>
    ${fieldList(content, document.components.schemas)}
    ${json ? codeBlock(`Example of the body of ${summary}`, example) : ''}`;
}

function answerDetails(status: string, response: OpenApiResponse, call: string): Html {
  const examples = Object.values(response.content?.['application/json']?.examples ?? {});
  return html`<details>
    <summary>${status}: ${response.description}</summary>
    ${examples.map(({ value }) => codeBlock(`Example of ${status} of ${call}`, JSON.stringify(value, null, 2)))}
  </details>`;
}

/** Wide code scrolls, so it needs keyboard focus and an accessible name. */
function codeBlock(label: string, code: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`;
}

/** A curl command to copy, with the first parameters, the token and the body filled in. */
function curlLine(origin: string, { method, path, operation }: DocumentedCall): string {
  const { parameters, requestBody, security } = operation;
  const query = new URLSearchParams();
  let filled = path;
  for (const { in: place, name, example } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, String(example));
    else if (place === 'query' && query.size < 2) query.append(name, String(example));
  }
  return [
    'curl',
    // With a body, curl sends a POST by default.
    ...(method === 'get' || (method === 'post' && requestBody) ? [] : [`-X ${method.toUpperCase()}`]),
    `'${origin}${filled}${query.size > 0 ? `?${query}` : ''}'`,
    ...(security ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(parameters.some(({ name }) => name === PROOF_HEADER) ? [`-H "${PROOF_HEADER}: $PROOF"`] : []),
    ...(requestBody ? bodyOptions(requestBody.content) : []),
  ].join(' ');
}

function bodyOptions(content: OpenApiContent): string[] {
  const example = exampleOf(content);
  if ('application/json' in content) {
    return [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(example)}'`];
  }
  return Object.entries(example as Record<string, string>).map(([name, value]) => `-F '${name}=${value}'`);
}

const exampleOf = (content: OpenApiContent): unknown =>
  Object.values(Object.values(content)[0]?.examples ?? {})[0]?.value;

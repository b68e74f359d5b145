import { createHash } from 'node:crypto';
import { callArticle, type DocumentedCall } from './docs-call.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { html, type Html } from './html.ts';
import type { OpenApiDocument } from './types.ts';

/**
 * The documentation of the API as one page without scripts or external resources, made from its OpenAPI document.
 * `headers` allows its own inline style and nothing else.
 */
export function docsPage(document: OpenApiDocument): { html: string; headers: Record<string, string> } {
  const hash = createHash('sha256').update(DOCS_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html: pageOf(document).html, headers: { 'Content-Security-Policy': policy } };
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
        <nav aria-label="Subjects">
          <ul>
            ${document.tags.map(({ name }) => html`<li><a href="#${sectionId(name)}">${name}</a></li>`)}
          </ul>
        </nav>
        <main id="calls">
          ${document.tags.map(({ name }) =>
            tagSection(
              name,
              calls.filter(({ operation }) => operation.tags.includes(name)),
              document,
            ),
          )}
        </main>
      </body>
    </html> `;
}

function tagSection(tag: string, calls: readonly DocumentedCall[], document: OpenApiDocument): Html {
  const id = sectionId(tag);
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${tag}</h2>
    <ul class="calls">
      ${calls.map(
        ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
      )}
    </ul>
    ${calls.map((call) => callArticle(call, document))}
  </section>`;
}

const sectionId = (tag: string) => `about-${tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

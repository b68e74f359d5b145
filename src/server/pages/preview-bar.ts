import { nepalTime } from '../../contract/nepal-time.ts';
import type { Preview } from '../../domain/edits/previews.ts';
import { PAGE_TRANSITIONS_HEAD } from '../../ui/page-transitions.ts';
import { hashOf } from './inline-policy.ts';

interface Bar extends Pick<Preview, 'faults' | 'isDraft'> {
  expiresAt: Date;
}

const STYLE = `.preview-bar{background:#14142e;color:#fff;padding:0.75rem 1rem;font-size:1rem;line-height:1.4}
.preview-bar p{margin:0}
.preview-bar summary{cursor:pointer;padding:0.5rem 0;font-weight:600}
.preview-bar ul{margin:0;padding-left:1.5rem;list-style:disc}`;

/** How the policy of a page with the bar names its style. */
export const PREVIEW_BAR_HASH = hashOf(STYLE);

/** The bar at the top of a preview, and what has to be mended before the draft can be published. */
export function previewBar({ expiresAt, faults, isDraft }: Bar): string {
  const whose = '<strong>Preview: only you and your colleagues see this.</strong>';
  const expires = `The link expires at ${nepalTime(expiresAt)}.`;
  const text = `<p>${whose} ${whatIsShown(isDraft, faults.length)} ${expires}</p>`;
  return `<aside aria-label="Preview" class="preview-bar"><style>${STYLE}</style>${text}${listOf(faults)}</aside>`;
}

function whatIsShown(isDraft: boolean, faults: number): string {
  if (isDraft) return 'Visitors will see the draft like this.';
  if (faults > 0) return 'The draft cannot be shown yet: visitors see this now.';
  return 'There is no draft: visitors see this now.';
}

function listOf(faults: Bar['faults']): string {
  if (faults.length === 0) return '';
  const count = faults.length === 1 ? 'One thing has' : `${faults.length} things have`;
  const items = faults.map(
    ({ place, message }) => `<li>${escaped(place ? `${place}: ${message}` : message)}</li>`,
  );
  return `<details open><summary>${count} to be mended before publishing</summary><ul>${items.join('')}</ul></details>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const CLOSED = {
  404: ['This preview does not exist', 'The link is not complete, or was made for another website.'],
  410: ['This preview has expired', 'Open the draft in the back office and press Preview again.'],
  500: ['This preview could not be shown', 'Please try again in a moment.'],
} as const;

/** The page for a link that shows nothing. */
export function closedPreview(status: keyof typeof CLOSED): string {
  const [title, text] = CLOSED[status];
  return `<!doctype html>
<html lang="en">
<head>
${PAGE_TRANSITIONS_HEAD}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text} <a href="/admin">Back office</a></p>
</main>
</body>
</html>
`;
}

import * as calls from '../../contract/calls/staff-previews.ts';
import { EDIT_KINDS, editKindSchema } from '../../contract/edits/kinds.ts';
import { fail, ok } from '../../contract/errors.ts';
import { PREVIEW_SECONDS } from '../../domain/edits/preview-tokens.ts';
import { handleCall, type CallRequest, type Product } from '../http/handle-call.ts';
import { previewCookie } from '../http/preview-cookie.ts';

/** Calls with which staff see drafts on the pages of the site: docs/posts.md. */

const TAG = 'Staff: editing';
const HOURS = PREVIEW_SECONDS / 3600;
const EXAMPLE = '2026-11-12T13:15:00.000Z';

export const previewEdit = handleCall(calls.previewEdit, {
  tag: TAG,
  summary: 'A link that shows the draft on its page',
  description: `For staff alone, for ${HOURS} hours. It shows the draft as it is when it is opened. The answer sets a cookie that lets this browser open such links.`,
  auth: 'staff',
  right({ kind }) {
    const known = editKindSchema.safeParse(kind);
    return known.success ? [EDIT_KINDS[known.data].right, 'read'] : undefined;
  },
  limit: 'staff',
  example: { address: '/preview/eyJhbGciOiJIUzI1NiJ9/blog/12', expires_at: EXAMPLE },
  errors: ['not_found'],
  async run(product, request) {
    const { kind, object } = request.params;
    const known = editKindSchema.safeParse(kind);
    if (!known.success) return fail({ code: 'not_found' });
    const link = await product.previews.link({ kind: known.data, object });
    if (!link.ok) return link;
    await letIn(product, request);
    return ok({ address: link.value.address, expires_at: link.value.expiresAt.toISOString() });
  },
});

export const openPreviews = handleCall(calls.openPreviews, {
  tag: TAG,
  summary: 'Let this browser open links to drafts',
  description: `Sets the cookie for ${HOURS} hours, for a link that a colleague has sent.`,
  auth: 'staff',
  right: ['content', 'read'],
  limit: 'staff',
  example: { expires_at: EXAMPLE },
  errors: [],
  run: async (product, request) => ok({ expires_at: (await letIn(product, request)).toISOString() }),
});

async function letIn(
  { previews, secureCookies }: Product,
  {
    principal,
    addHeader,
  }: Pick<CallRequest<unknown, unknown, { sessionId: string }>, 'principal' | 'addHeader'>,
): Promise<Date> {
  const { token, expiresAt } = await previews.pass(principal.sessionId);
  addHeader('Set-Cookie', previewCookie(token, PREVIEW_SECONDS, secureCookies));
  return expiresAt;
}

import type { APIRoute } from 'astro';
import { chatBook } from '../../content/chat/book.ts';

/** What the chat knows, from the content as it is now. Kept like a page until the content changes. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(chatBook()), { headers: { 'content-type': 'application/json' } });

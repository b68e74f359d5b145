import type { APIRoute } from 'astro';
import { chatBook } from '../../content/chat/book.ts';

/** The content changes only with a build, and so does what the chat knows. */
export const prerender = true;

export const GET: APIRoute = () =>
  new Response(JSON.stringify(chatBook()), { headers: { 'content-type': 'application/json' } });

import type { APIRoute } from 'astro';
import { chatBook } from '../../content/chat/book.ts';

/** The content only changes with a build, and so do the chat's answers. */
export const prerender = true;

export const GET: APIRoute = () =>
  new Response(JSON.stringify(chatBook()), { headers: { 'content-type': 'application/json' } });

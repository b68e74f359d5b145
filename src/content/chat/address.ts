/** Where the chat fetches what it knows; a file made at build time. */
export const CHAT_BOOK = '/chat-answers.json';

/** Path of the chat's answers, a file generated at build time. */
export const CHAT_BOOK = '/chat-answers.json';

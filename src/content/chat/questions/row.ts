/**
 * A question and what its answer must be: topics (joined by +), countries (joined by +, '' for none), and what the answer
 * must contain: ids of facts, or /patterns/. Instead of a topic: '?place' and '?topic' if the chat has to ask back, '!fake'
 * and the like if it has to refuse.
 */
export type Row = readonly [question: string, topic: string, places: string, contains?: string];

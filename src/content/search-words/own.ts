import type { SearchWords } from '../../contract/documents/search-words.ts';
import { live } from '../live.ts';

export const SHIPPED_SEARCH_WORDS: SearchWords = { words: [], off: [] };

/** The words that staff have added to the shipped ones, and the shipped ones that they have switched off. The same object until they change something. */
export const ownSearchWords = (): SearchWords => live('search-words', SHIPPED_SEARCH_WORDS);

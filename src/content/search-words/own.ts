import type { SearchWords } from '../../contract/documents/search-words.ts';
import { live } from '../live.ts';

export const SHIPPED_SEARCH_WORDS: SearchWords = { words: [] };

/** The words that staff have added to the shipped ones. The same object until they change something. */
export const ownSearchWords = (): SearchWords => live('search-words', SHIPPED_SEARCH_WORDS);

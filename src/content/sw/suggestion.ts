import type { SuggestionWords } from '../types';

/** Said on a page in another language to those who may want to read in Kiswahili. */
export const suggestion: SuggestionWords = { read: 'Soma ukurasa huu kwa Kiswahili', close: 'Funga' };

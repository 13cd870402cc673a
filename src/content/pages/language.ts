import words from '#words/language.json';
import type { Language } from '../../domain/language';

/** The language that the modules beside this one are bound to. */
export const language = words.code as Language;

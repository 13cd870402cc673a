import type { Language } from '../../domain/language';

/** The language that the modules of this folder are bound to: a constant, which `wordsPlugin.ts` replaces in another language. */
export const language = 'en' as Language;

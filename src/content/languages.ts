import type { Language } from '../domain/language';
import type { LanguageFiles } from './pageFiles';

/** The pages in each language: the same structure, bound to the words of its folder in `words`. */
export const languageFiles: Readonly<Record<Language, LanguageFiles>> = {
  en: {
    name: 'English',
    frame: () => import('#en/frame'),
    pages: () => import('#en/pages'),
    requests: () => import('#en/requests/pages'),
    firstAid: () => import('#en/firstAid/pages'),
    counties: () => import('#en/county/pages'),
  },
  sw: {
    name: 'Kiswahili',
    frame: () => import('#sw/frame'),
    pages: () => import('#sw/pages'),
    requests: () => import('#sw/requests/pages'),
    firstAid: () => import('#sw/firstAid/pages'),
    counties: () => import('#sw/county/pages'),
  },
};

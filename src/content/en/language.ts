import type { LanguageFiles } from '../pageFiles';

/** English: its name, and where its words are. */
export const en: LanguageFiles = {
  name: 'English',
  frame: () => import('./frame'),
  pages: () => import('./pages'),
  requests: () => import('./requests/pages'),
  firstAid: () => import('./firstAid/pages'),
};

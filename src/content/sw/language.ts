import type { LanguageFiles } from '../pageFiles';

/** Kiswahili: its name, and where its words are. */
export const sw: LanguageFiles = {
  name: 'Kiswahili',
  frame: () => import('./frame'),
  pages: () => import('./pages'),
  requests: () => import('./requests/pages'),
  firstAid: () => import('./firstAid/pages'),
};

import { pathIn, type Language } from './language';

/** Address of the first-aid overview, in a language. */
export const firstAidRoot = (language: Language = 'en') => pathIn(language, '/FirstAid');

/** Address of a first-aid page by its topic: `notBreathing` is at `/FirstAid/NotBreathing`. */
export const firstAidPath = (id: string, language?: Language) =>
  `${firstAidRoot(language)}/${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

import { pathIn, type Language } from './language';

/** Address of the first-aid overview, in a language. */
export const firstAidRoot = (language: Language = 'en') => pathIn(language, '/FirstAid');

/** Address of a first-aid page by its topic: `notBreathing` is at `/FirstAid/NotBreathing`. */
export const firstAidPath = (id: string, language?: Language) =>
  `${firstAidRoot(language)}/${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

/** Parts of first-aid pages that the list names as well, each with its page. */
const pageOfPart = {
  drunk: 'notAwake',
  scorpion: 'snakebite',
  wildAnimal: 'dogBite',
  sickleCell: 'sickChild',
} as const;

/** A part of a first-aid page that has a row of its own in the list. */
export type FirstAidPartId = keyof typeof pageOfPart;

/** Address of a part of a page: `scorpion` is at `/FirstAid/Snakebite#scorpion`. */
export const firstAidPartPath = (id: FirstAidPartId, language?: Language) =>
  `${firstAidPath(pageOfPart[id], language)}#${id}`;

import { pathIn, type Language } from './language';

/** Address of the first-aid overview, in a language. */
export const firstAidRoot = (language: Language = 'en') => pathIn(language, '/FirstAid');

/** Whether an English address is of first aid: `/FirstAid/Burns` is, `/FirstAidTraining` is not. */
export const isFirstAidPath = (path: string): boolean => `${path}/`.startsWith(`${firstAidRoot()}/`);

/** Names in the addresses of the quiet pages: they do not say in a phone's history what was read. */
const neutralNames: Readonly<Record<string, string>> = {
  attack: 'Safe',
  sexualViolence: 'Care',
  violenceAtHome: 'Home',
  despair: 'Talk',
  despairHelper: 'Listen',
};

const inPath = (id: string) => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

/**
 * Address of a first-aid page by its topic: `notBreathing` is at `/FirstAid/NotBreathing`; the quiet pages have names of
 * their own.
 */
export const firstAidPath = (id: string, language?: Language) =>
  `${firstAidRoot(language)}/${neutralNames[id] ?? inPath(id)}`;

/** Earlier addresses of the quiet pages, and where they are redirected. */
export const formerQuietPaths: Readonly<Record<string, string>> = Object.fromEntries(
  ['attack', 'sexualViolence', 'violenceAtHome', 'despair'].map((id) => [
    `${firstAidRoot()}/${inPath(id)}`,
    firstAidPath(id),
  ]),
);

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

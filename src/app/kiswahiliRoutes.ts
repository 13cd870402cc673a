import type { FirstAidPageId, FirstAidTopic } from '../content/firstAidTypes';
import { untranslated } from '../content/sw/firstAid/untranslated';
import { firstAidPath, firstAidRoot } from '../domain/firstAidPath';
import { route, type SiteRoute } from './routeTable';

const topic = ['FirstAidTopicPage', () => import('../pages/FirstAidTopicPage')] as const;

type Translated = Exclude<FirstAidPageId, (typeof untranslated)[number]>;

/** The words of each topic in Kiswahili. */
const topics: { [Id in Translated]: () => Promise<Record<Id, FirstAidTopic>> } = {
  notBreathing: () => import('../content/sw/firstAid/notBreathing'),
  notAwake: () => import('../content/sw/firstAid/notAwake'),
  choking: () => import('../content/sw/firstAid/choking'),
  bleeding: () => import('../content/sw/firstAid/bleeding'),
  whatToSay: () => import('../content/sw/firstAid/whatToSay'),
};

/** The first-aid pages in Kiswahili, at the English addresses after `/sw`. */
export const kiswahiliRoutes: readonly SiteRoute[] = [
  route(
    firstAidRoot('sw'),
    ['FirstAidPage', () => import('../pages/FirstAidPage')],
    ['firstAid/firstAid', () => import('../content/sw/firstAid/firstAid')],
  ),
  ...Object.entries(topics).map(([id, load]: [string, () => Promise<Record<string, FirstAidTopic>>]) =>
    route(firstAidPath(id, 'sw'), topic, [`firstAid/${id}`, load]),
  ),
];

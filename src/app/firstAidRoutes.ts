import type { FirstAidContents } from '../content/pageFiles';
import type { FirstAidPageId, QuietId } from '../content/firstAidTypes';
import type { TriageId } from '../content/triageTypes';
import { firstAidPath, firstAidRoot } from '../domain/firstAidPath';
import { offlinePage } from '../domain/offline';
import { rowsOf, type RouteRow } from './routeTable';

const route = rowsOf<FirstAidContents>('firstAid/');
const question = rowsOf<FirstAidContents>('triage/');

const overview = ['FirstAidPage', () => import('../pages/FirstAidPage')] as const;
const topic = ['FirstAidTopicPage', () => import('../pages/FirstAidTopicPage')] as const;
const quiet = ['QuietPage', () => import('../pages/QuietPage')] as const;
const triage = ['TriagePage', () => import('../pages/TriagePage')] as const;
const cpr = ['CprPage', () => import('../pages/CprPage')] as const;

/** Topics whose readers may not be safe. */
const quietTopics: readonly QuietId[] = [
  'attack',
  'sexualViolence',
  'violenceAtHome',
  'despair',
  'despairHelper',
];

/** The topics except the first and the quiet ones, most urgent first; the path of each is its id. */
const topics: readonly Exclude<FirstAidPageId, 'notBreathing' | QuietId>[] = [
  'notAwake',
  'choking',
  'bleeding',
  'heartAttack',
  'stroke',
  'burns',
  'chemical',
  'roadAccident',
  'spine',
  'snakebite',
  'seizure',
  'asthma',
  'allergy',
  'lowSugar',
  'fainting',
  'poison',
  'electricShock',
  'drowning',
  'headInjury',
  'brokenBone',
  'trapped',
  'heat',
  'smoke',
  'dogBite',
  'nosebleed',
  'birth',
  'newborn',
  'pregnancy',
  'sickChild',
  'whatToSay',
  'kit',
  'plan',
];

/** The questions that lead to a topic in three taps, after the one on the overview. */
const questions: readonly TriageId[] = [
  'askBreathing',
  'askOther',
  'askMe',
  'askBreath',
  'askBlood',
  'askChest',
  'askBurn',
  'askChild',
  'askBite',
  'askMyBite',
];

/** Phones keep these pages. */
const kept = { offline: true } as const;

/** The first-aid pages: the overview, the topics, the questions that lead to them, and the page that the service worker shows for pages that are not kept. */
export const firstAidRoutes: readonly RouteRow<FirstAidContents>[] = [
  route(firstAidRoot(), overview, 'firstAid', kept),
  route(firstAidPath('notBreathing'), cpr, 'notBreathing', kept),
  ...topics.map((id) => route(firstAidPath(id), topic, id, kept)),
  ...quietTopics.map((id) => route(firstAidPath(id), quiet, id, kept)),
  // They have no words of their own that anybody would search for.
  ...questions.map((id) => question(firstAidPath(id), triage, id, { ...kept, indexable: false })),
  route(offlinePage, overview, 'offline', { ...kept, indexable: false }),
];

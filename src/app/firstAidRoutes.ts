import type { FirstAidPageId, FirstAidTopic } from '../content/firstAidTypes';
import { firstAidPath } from '../domain/firstAidPath';
import { route, type SiteRoute } from './routeTable';

const topic = ['FirstAidTopicPage', () => import('../pages/FirstAidTopicPage')] as const;

const cpr = ['CprPage', () => import('../pages/CprPage')] as const;

/** The words of each topic, most urgent first. */
const topics: { [Id in FirstAidPageId]: () => Promise<Record<Id, FirstAidTopic>> } = {
  notBreathing: () => import('../content/en/firstAid/notBreathing'),
  notAwake: () => import('../content/en/firstAid/notAwake'),
  choking: () => import('../content/en/firstAid/choking'),
  bleeding: () => import('../content/en/firstAid/bleeding'),
  heartAttack: () => import('../content/en/firstAid/heartAttack'),
  stroke: () => import('../content/en/firstAid/stroke'),
  burns: () => import('../content/en/firstAid/burns'),
  chemical: () => import('../content/en/firstAid/chemical'),
  roadAccident: () => import('../content/en/firstAid/roadAccident'),
  spine: () => import('../content/en/firstAid/spine'),
  snakebite: () => import('../content/en/firstAid/snakebite'),
  seizure: () => import('../content/en/firstAid/seizure'),
  asthma: () => import('../content/en/firstAid/asthma'),
  allergy: () => import('../content/en/firstAid/allergy'),
  lowSugar: () => import('../content/en/firstAid/lowSugar'),
  poison: () => import('../content/en/firstAid/poison'),
  electricShock: () => import('../content/en/firstAid/electricShock'),
  drowning: () => import('../content/en/firstAid/drowning'),
  headInjury: () => import('../content/en/firstAid/headInjury'),
  brokenBone: () => import('../content/en/firstAid/brokenBone'),
  trapped: () => import('../content/en/firstAid/trapped'),
  attack: () => import('../content/en/firstAid/attack'),
  heat: () => import('../content/en/firstAid/heat'),
  smoke: () => import('../content/en/firstAid/smoke'),
  dogBite: () => import('../content/en/firstAid/dogBite'),
  nosebleed: () => import('../content/en/firstAid/nosebleed'),
  birth: () => import('../content/en/firstAid/birth'),
  newborn: () => import('../content/en/firstAid/newborn'),
  pregnancy: () => import('../content/en/firstAid/pregnancy'),
  sickChild: () => import('../content/en/firstAid/sickChild'),
  sexualViolence: () => import('../content/en/firstAid/sexualViolence'),
  violenceAtHome: () => import('../content/en/firstAid/violenceAtHome'),
  despair: () => import('../content/en/firstAid/despair'),
  whatToSay: () => import('../content/en/firstAid/whatToSay'),
  kit: () => import('../content/en/firstAid/kit'),
  plan: () => import('../content/en/firstAid/plan'),
};

/** Phones keep these pages. */
const kept = { offline: true } as const;

/** A topic's route; its path is its id. */
const topicRoute = ([id, load]: [string, () => Promise<Record<string, FirstAidTopic>>]): SiteRoute => {
  const words = [`firstAid/${id}`, load] as const;
  return id === 'notBreathing'
    ? route(firstAidPath(id), cpr, words, kept)
    : route(firstAidPath(id), topic, words, kept);
};

/** The first-aid pages: the one above all topics, and the topics. */
export const firstAidRoutes: readonly SiteRoute[] = [
  route(
    '/FirstAid',
    ['FirstAidPage', () => import('../pages/FirstAidPage')],
    ['firstAid/firstAid', () => import('../content/en/firstAid/firstAid')],
    kept,
  ),
  ...Object.entries(topics).map(topicRoute),
];

import type { FirstAidPageId, FirstAidTopic } from '../content/firstAidTypes';
import { firstAidPath, firstAidRoot } from '../domain/firstAidPath';
import { route, type SiteRoute } from './routeTable';

const topic = ['FirstAidTopicPage', () => import('../pages/FirstAidTopicPage')] as const;

const cpr = ['CprPage', () => import('../pages/CprPage')] as const;

/** The words of each topic in Kiswahili, most urgent first. */
const topics: { [Id in FirstAidPageId]: () => Promise<Record<Id, FirstAidTopic>> } = {
  notBreathing: () => import('../content/sw/firstAid/notBreathing'),
  notAwake: () => import('../content/sw/firstAid/notAwake'),
  choking: () => import('../content/sw/firstAid/choking'),
  bleeding: () => import('../content/sw/firstAid/bleeding'),
  heartAttack: () => import('../content/sw/firstAid/heartAttack'),
  stroke: () => import('../content/sw/firstAid/stroke'),
  burns: () => import('../content/sw/firstAid/burns'),
  chemical: () => import('../content/sw/firstAid/chemical'),
  roadAccident: () => import('../content/sw/firstAid/roadAccident'),
  spine: () => import('../content/sw/firstAid/spine'),
  snakebite: () => import('../content/sw/firstAid/snakebite'),
  seizure: () => import('../content/sw/firstAid/seizure'),
  asthma: () => import('../content/sw/firstAid/asthma'),
  allergy: () => import('../content/sw/firstAid/allergy'),
  lowSugar: () => import('../content/sw/firstAid/lowSugar'),
  poison: () => import('../content/sw/firstAid/poison'),
  electricShock: () => import('../content/sw/firstAid/electricShock'),
  drowning: () => import('../content/sw/firstAid/drowning'),
  headInjury: () => import('../content/sw/firstAid/headInjury'),
  brokenBone: () => import('../content/sw/firstAid/brokenBone'),
  trapped: () => import('../content/sw/firstAid/trapped'),
  attack: () => import('../content/sw/firstAid/attack'),
  heat: () => import('../content/sw/firstAid/heat'),
  smoke: () => import('../content/sw/firstAid/smoke'),
  dogBite: () => import('../content/sw/firstAid/dogBite'),
  nosebleed: () => import('../content/sw/firstAid/nosebleed'),
  birth: () => import('../content/sw/firstAid/birth'),
  newborn: () => import('../content/sw/firstAid/newborn'),
  pregnancy: () => import('../content/sw/firstAid/pregnancy'),
  sickChild: () => import('../content/sw/firstAid/sickChild'),
  sexualViolence: () => import('../content/sw/firstAid/sexualViolence'),
  violenceAtHome: () => import('../content/sw/firstAid/violenceAtHome'),
  despair: () => import('../content/sw/firstAid/despair'),
  whatToSay: () => import('../content/sw/firstAid/whatToSay'),
  kit: () => import('../content/sw/firstAid/kit'),
  plan: () => import('../content/sw/firstAid/plan'),
};

/** Phones keep these pages. */
const kept = { offline: true } as const;

/** A topic's route; its path is its id. */
const topicRoute = ([id, load]: [string, () => Promise<Record<string, FirstAidTopic>>]): SiteRoute => {
  const words = [`firstAid/${id}`, load] as const;
  const path = firstAidPath(id, 'sw');
  return id === 'notBreathing' ? route(path, cpr, words, kept) : route(path, topic, words, kept);
};

/** The pages in Kiswahili, at the English addresses after `/sw`: those of first aid, and of a call and its place. */
export const kiswahiliRoutes: readonly SiteRoute[] = [
  route(
    firstAidRoot('sw'),
    ['FirstAidPage', () => import('../pages/FirstAidPage')],
    ['firstAid/firstAid', () => import('../content/sw/firstAid/firstAid')],
    kept,
  ),
  ...Object.entries(topics).map(topicRoute),
  route(
    '/sw/WhereAmI',
    ['WhereAmIPage', () => import('../pages/WhereAmIPage')],
    ['whereAmI', () => import('../content/sw/whereAmI')],
    kept,
  ),
  route(
    '/sw/WhatHappens',
    ['WhatHappensPage', () => import('../pages/WhatHappensPage')],
    ['whatHappens', () => import('../content/sw/whatHappens')],
  ),
];

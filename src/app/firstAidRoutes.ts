import { route, type SiteRoute } from './routeTable';

const topic = ['FirstAidTopicPage', () => import('../pages/FirstAidTopicPage')] as const;

/** The first-aid pages: the one above all topics, and the topics, most urgent first. */
export const firstAidRoutes: readonly SiteRoute[] = [
  route(
    '/FirstAid',
    ['FirstAidPage', () => import('../pages/FirstAidPage')],
    ['firstAid/firstAid', () => import('../content/en/firstAid/firstAid')],
  ),
  route('/FirstAid/NotBreathing', topic, [
    'firstAid/notBreathing',
    () => import('../content/en/firstAid/notBreathing'),
  ]),
  route('/FirstAid/Choking', topic, ['firstAid/choking', () => import('../content/en/firstAid/choking')]),
  route('/FirstAid/Bleeding', topic, ['firstAid/bleeding', () => import('../content/en/firstAid/bleeding')]),
  route('/FirstAid/HeartAttack', topic, [
    'firstAid/heartAttack',
    () => import('../content/en/firstAid/heartAttack'),
  ]),
  route('/FirstAid/Stroke', topic, ['firstAid/stroke', () => import('../content/en/firstAid/stroke')]),
  route('/FirstAid/Burns', topic, ['firstAid/burns', () => import('../content/en/firstAid/burns')]),
  route('/FirstAid/RoadAccident', topic, [
    'firstAid/roadAccident',
    () => import('../content/en/firstAid/roadAccident'),
  ]),
  route('/FirstAid/Snakebite', topic, [
    'firstAid/snakebite',
    () => import('../content/en/firstAid/snakebite'),
  ]),
  route('/FirstAid/WhatToSay', topic, [
    'firstAid/whatToSay',
    () => import('../content/en/firstAid/whatToSay'),
  ]),
  route('/FirstAid/Kit', topic, ['firstAid/kit', () => import('../content/en/firstAid/kit')]),
  route('/FirstAid/Plan', topic, ['firstAid/plan', () => import('../content/en/firstAid/plan')]),
];

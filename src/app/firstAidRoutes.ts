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
  route('/FirstAid/NotAwake', topic, ['firstAid/notAwake', () => import('../content/en/firstAid/notAwake')]),
  route('/FirstAid/Choking', topic, ['firstAid/choking', () => import('../content/en/firstAid/choking')]),
  route('/FirstAid/Bleeding', topic, ['firstAid/bleeding', () => import('../content/en/firstAid/bleeding')]),
  route('/FirstAid/HeartAttack', topic, [
    'firstAid/heartAttack',
    () => import('../content/en/firstAid/heartAttack'),
  ]),
  route('/FirstAid/Stroke', topic, ['firstAid/stroke', () => import('../content/en/firstAid/stroke')]),
  route('/FirstAid/Burns', topic, ['firstAid/burns', () => import('../content/en/firstAid/burns')]),
  route('/FirstAid/Chemical', topic, ['firstAid/chemical', () => import('../content/en/firstAid/chemical')]),
  route('/FirstAid/RoadAccident', topic, [
    'firstAid/roadAccident',
    () => import('../content/en/firstAid/roadAccident'),
  ]),
  route('/FirstAid/Spine', topic, ['firstAid/spine', () => import('../content/en/firstAid/spine')]),
  route('/FirstAid/Snakebite', topic, [
    'firstAid/snakebite',
    () => import('../content/en/firstAid/snakebite'),
  ]),
  route('/FirstAid/Seizure', topic, ['firstAid/seizure', () => import('../content/en/firstAid/seizure')]),
  route('/FirstAid/Asthma', topic, ['firstAid/asthma', () => import('../content/en/firstAid/asthma')]),
  route('/FirstAid/Allergy', topic, ['firstAid/allergy', () => import('../content/en/firstAid/allergy')]),
  route('/FirstAid/LowSugar', topic, ['firstAid/lowSugar', () => import('../content/en/firstAid/lowSugar')]),
  route('/FirstAid/Poison', topic, ['firstAid/poison', () => import('../content/en/firstAid/poison')]),
  route('/FirstAid/ElectricShock', topic, [
    'firstAid/electricShock',
    () => import('../content/en/firstAid/electricShock'),
  ]),
  route('/FirstAid/Drowning', topic, ['firstAid/drowning', () => import('../content/en/firstAid/drowning')]),
  route('/FirstAid/HeadInjury', topic, [
    'firstAid/headInjury',
    () => import('../content/en/firstAid/headInjury'),
  ]),
  route('/FirstAid/BrokenBone', topic, [
    'firstAid/brokenBone',
    () => import('../content/en/firstAid/brokenBone'),
  ]),
  route('/FirstAid/Trapped', topic, ['firstAid/trapped', () => import('../content/en/firstAid/trapped')]),
  route('/FirstAid/Attack', topic, ['firstAid/attack', () => import('../content/en/firstAid/attack')]),
  route('/FirstAid/Heat', topic, ['firstAid/heat', () => import('../content/en/firstAid/heat')]),
  route('/FirstAid/Smoke', topic, ['firstAid/smoke', () => import('../content/en/firstAid/smoke')]),
  route('/FirstAid/DogBite', topic, ['firstAid/dogBite', () => import('../content/en/firstAid/dogBite')]),
  route('/FirstAid/Nosebleed', topic, [
    'firstAid/nosebleed',
    () => import('../content/en/firstAid/nosebleed'),
  ]),
  route('/FirstAid/Birth', topic, ['firstAid/birth', () => import('../content/en/firstAid/birth')]),
  route('/FirstAid/Newborn', topic, ['firstAid/newborn', () => import('../content/en/firstAid/newborn')]),
  route('/FirstAid/Pregnancy', topic, [
    'firstAid/pregnancy',
    () => import('../content/en/firstAid/pregnancy'),
  ]),
  route('/FirstAid/SickChild', topic, [
    'firstAid/sickChild',
    () => import('../content/en/firstAid/sickChild'),
  ]),
  route('/FirstAid/SexualViolence', topic, [
    'firstAid/sexualViolence',
    () => import('../content/en/firstAid/sexualViolence'),
  ]),
  route('/FirstAid/ViolenceAtHome', topic, [
    'firstAid/violenceAtHome',
    () => import('../content/en/firstAid/violenceAtHome'),
  ]),
  route('/FirstAid/Despair', topic, ['firstAid/despair', () => import('../content/en/firstAid/despair')]),
  route('/FirstAid/WhatToSay', topic, [
    'firstAid/whatToSay',
    () => import('../content/en/firstAid/whatToSay'),
  ]),
  route('/FirstAid/Kit', topic, ['firstAid/kit', () => import('../content/en/firstAid/kit')]),
  route('/FirstAid/Plan', topic, ['firstAid/plan', () => import('../content/en/firstAid/plan')]),
];

import type { FirstAidTopic } from '../../firstAidTypes';
import { avoid } from './avoid';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';
import { young } from './young';

/** Not awake: breathing or not. */
export const notBreathing: FirstAidTopic = {
  id: 'notBreathing',
  path: '/FirstAid/NotBreathing',
  meta: {
    title: 'Not breathing: CPR step by step',
    description:
      'Somebody does not wake up or does not breathe normally: call, check breathing, press on the chest. Steps for adults, children and babies.',
  },
  title: 'Not awake, or not breathing',
  lead: 'Call for anybody who does not wake up. Not sure about the breathing? Press on the chest.',
  steps: [
    { id: 'adult', title: 'Adult', name: 'Adult', items: short.notBreathing },
    {
      id: 'child',
      title: 'Child, from 1 year to puberty',
      name: 'Child',
      items: young.child,
    },
    {
      id: 'baby',
      title: 'Baby, under 1 year',
      name: 'Baby',
      items: young.baby,
    },
    { id: 'breathing', title: 'Not awake, but breathing', name: 'Breathing', items: short.notAwake },
  ],
  never: {
    id: 'never',
    title: 'Do not',
    items: [...avoid.notBreathing, 'Do not press on a baby with two fingers: this is no longer taught.'],
  },
  more: [
    {
      id: 'more',
      title: 'While you press',
      items: [
        'Change places with somebody about every 2 minutes',
        'Keep each break shorter than 10 seconds',
        'After drowning do the same; breaths matter, if you know how',
        'Alone with a child or a baby, and no phone at hand? Press for about 2 minutes, then go and call',
        'Two who are trained, and a child or a baby: 15 presses, then 2 breaths',
      ],
    },
  ],
  sources: [
    sources.resuscitation,
    { ...sources.resuscitationUk, of: 'calling before the check of breathing' },
    sources.recovery,
  ],
  short: short.notBreathing,
  related: [topicLinks.choking, topicLinks.heartAttack, topicLinks.overview],
};

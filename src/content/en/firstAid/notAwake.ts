import recoveryPicture from 'virtual:picture/firstAid-recovery';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { concernSources as c } from './concernSources';
import { pushOn } from './pushOn';
import { nothingByMouth } from './sharedLines';
import { sources as s } from './sources';
import { tapAndShout } from './tapAndShout';
import { allTopics, linkTo, parts, pathOf } from './titles';

/** Turning an adult or a child who breathes onto the side. */
const recovery: readonly Statement[] = [
  { act: 'Kneel beside them.', text: 'Glasses and keys off, legs straight.', from: [s.recovery] },
  { act: 'The arm near you out at a right angle,', text: 'palm up.', from: [s.recovery] },
  {
    act: 'Take the far hand. Lay its back on the cheek near you.',
    text: 'Hold it there.',
    from: [s.recovery],
  },
  { act: 'With your other hand, far knee up,', text: 'foot flat on the floor.', from: [s.recovery] },
  {
    act: 'Pull that knee towards you.',
    text: 'They roll onto the side. Pregnant: onto her left side.',
    from: [s.recovery],
  },
  {
    act: 'Top knee at a right angle.',
    text: 'Tip the head back, mouth down and open.',
    pictures: [recoveryPicture],
    from: [s.recovery],
  },
];

const watch = {
  act: 'Watch the chest all the time.',
  text: 'Breathing stops, or only gasps? Flat on the back, and push:',
  links: [linkTo('notBreathing')],
  from: [s.recovery],
} as const;

/** Breathes, but does not wake up: onto the side. */
export const notAwake = firstAidTopic({
  id: 'notAwake',
  meta: {
    title: 'Does not wake up, but breathes: onto the side',
    description:
      'Somebody breathes normally but does not wake up or respond: how to turn an adult, a child or a baby onto the side, and what to watch.',
  },
  steps: [
    tapAndShout,
    {
      act: 'Tip the head back, lift the chin.',
      text: 'A baby: face level. Look at the chest, 10 seconds at most. No breathing, or only gasps?',
      links: [{ label: 'Push on the chest', to: pathOf('notBreathing') }],
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'A fall, a crash, a dive or a hanging?',
      act: 'Do not roll them yet:',
      links: [linkTo('spine')],
      from: [s.resuscitationUk],
    },
  ],
  variants: [
    { id: 'adult', name: 'Adult or child', title: 'Adult or child', items: [...recovery, watch] },
    {
      id: 'baby',
      name: 'Baby',
      title: 'Baby, under 1 year',
      items: [
        {
          act: 'Lay the baby face down along your forearm.',
          text: 'Head lower than the bottom, chin held up, mouth free.',
          from: [s.recovery],
        },
        watch,
      ],
    },
  ],
  never: [nothingByMouth],
  techniques: [
    {
      id: 'drunk',
      title: parts.drunk,
      items: [
        {
          act: 'Shake and shout. No answer? Call.',
          text: 'The crew is not the police.',
          isLarge: true,
          from: [c.drunk],
        },
        {
          act: 'Onto the side, mouth down. Keep them warm.',
          text: 'Not breathing, or only gasps: push on the chest.',
          links: [{ label: 'Push on the chest', to: pushOn.adult.to }],
          isLarge: true,
          from: [c.drunk, s.resuscitationUk],
        },
        {
          act: 'Somebody watches the breath until the crew comes.',
          text: 'The alcohol in the blood still rises for 30 to 40 minutes.',
          from: [c.drunk],
        },
        {
          ask: 'Slow or odd breath, blue, cold, or a fit?',
          act: 'Tell us on the phone.',
          from: [c.drunk],
        },
        { ask: 'Took drugs?', act: 'Give naloxone, if somebody has it.', from: [s.firstAid] },
        {
          act: 'Think of low sugar, a blow to the head, a bad brew.',
          text: 'Headache or blurred sight: all who drank it go to hospital.',
          links: [linkTo('lowSugar'), linkTo('headInjury')],
          from: [s.common],
        },
        { ask: 'A spiked drink?', act: 'Stay with them.', from: [s.common] },
        { ask: 'Awake?', act: 'They sit up, and drink water in sips.', from: [c.drunk] },
        {
          act: 'Do not let them “sleep it off”.',
          text: 'No coffee, no cold shower, no walking about. Do not make them vomit. Never tie them face down.',
          from: [c.drunk],
        },
      ],
    },
  ],
  related: [linkTo('seizure'), linkTo('lowSugar'), linkTo('poison'), allTopics],
});

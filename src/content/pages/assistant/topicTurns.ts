import type { MatterTurns, TurnAnswer, TurnPlace } from '../../assistantTypes';
import { topicLinks } from '../firstAid/topicLinks';
import { adult, asks, awakeOrNot, isAwake, own, push, pushing } from './turnMakers';

const isOut = 'Is it out?';
const outOrNot = { better: 'It is out', same: 'Still stuck', limp: 'Goes limp' };
const onFloor: TurnAnswer = {
  text: 'Lay them on the floor. Look into the mouth before breaths.',
  of: 'notBreathing',
  call: 'again',
};
const choking = {
  better: { text: 'After abdominal thrusts they must see a doctor, even if they feel fine.' },
  limp: onFloor,
  noBreath: onFloor,
  water: { text: 'Do not give water. Do not put a finger into the throat for what you cannot see.' },
  alone: {
    text: 'If you choke and are alone, call, speaker on. Put your belly over the back of a chair, and drop onto it hard.',
  },
} satisfies MatterTurns['turns'];

/** Turns of the first-aid topics, and of whether to stop pushing. */
export const topicTurns: Readonly<Partial<Record<TurnPlace, MatterTurns>>> = {
  choking: asks(isOut, outOrNot, { ...choking, same: own(3, 5), worse: own(3, 6, { call: 'again' }) }),
  'choking@pregnant': asks(isOut, outOrNot, {
    ...choking,
    better: { text: 'She must see a doctor, even if she feels fine.' },
    // Nobody drops a pregnant belly onto a chair.
    alone: { text: 'If you choke and are alone, call now, speaker on.', call: 'now' },
    same: own(4, 5),
    worse: own(4, 6, { call: 'again' }),
  }),
  'choking@baby': asks(isOut, outOrNot, {
    limp: onFloor,
    noBreath: onFloor,
    water: choking.water,
    alone: own(1),
    same: own(4, 5),
    worse: own(4, 6, { call: 'again' }),
  }),
  notBreathing: adult,
  stopPushing: adult,
  'notBreathing@child': pushing(own(2, 5), own(5), own(6)),
  'notBreathing@baby': pushing(own(2, 5), own(5), own(6)),
  notAwake: asks(
    'Are they breathing normally?',
    { breathes: 'Breathes', noBreath: 'No, or gasps', awake: 'Awake again' },
    {
      breathes: own(3, 6),
      noBreath: push,
      limp: own(1, 3),
      same: own(1, 3),
      awake: own(7),
      better: own(7),
      mayIMove: own(3, 5),
    },
  ),
  'notAwake@baby': asks(
    'Are they breathing normally?',
    { breathes: 'Breathes', noBreath: 'No, or gasps', awake: 'Awake again' },
    { breathes: own(3, 5), noBreath: push, limp: own(1, 3), same: own(1, 3), mayIMove: own(3, 4) },
  ),
  bleeding: asks(
    'Has it stopped?',
    { better: 'It stopped', same: 'Still bleeds', limp: 'Not awake' },
    {
      better: own(2, 2, {
        text: 'Lay them flat, and keep them warm. Never loosen a tourniquet.',
        call: 'later',
      }),
      same: own(2, 6, { call: 'again' }),
      worse: own(2, 6, { call: 'again' }),
      mayIStop: own(2, 2, { text: 'Keep pressing until the crew takes over.' }),
      howLong: own(2, 2, { text: 'Keep pressing until the crew takes over.' }),
      without: own(1),
    },
  ),
  heartAttack: asks(isAwake, awakeOrNot, {
    awake: own(1),
    better: own(1, 1, { call: 'later' }),
    same: own(1, 1, { call: 'again' }),
    water: own(3, 3, { text: 'Do not give other medicine, unless we say so on the phone.' }),
    mayIMove: own(1),
  }),
  stroke: asks(
    'Is there one sign or more?',
    { same: 'A sign', better: 'No sign now', limp: 'Not awake' },
    {
      same: own(4, 6, { call: 'now' }),
      better: own(4, 5),
      awake: own(1, 4),
      worse: own(4, 6, { call: 'again' }),
      notSure: own(4),
      water: own(5),
    },
  ),
  burns: asks(
    'Have you cooled it for 20 minutes?',
    { done: 'Yes', same: 'Not yet', without: 'No water' },
    {
      done: own(4, 6),
      better: own(4, 6),
      same: own(2, 3),
      howLong: own(2),
      mayIStop: own(2),
      without: { text: 'If there is little water, cool for at least 10 minutes. Keep a child warm.' },
      worse: own(6),
    },
  ),
  roadAccident: asks(isAwake, awakeOrNot, {
    awake: own(3, 3, { text: 'Keep them warm. Give nothing by mouth.' }),
    limp: own(4, 5, { call: 'again' }),
    noBreath: own(5, 5, { call: 'again' }),
    mayIMove: own(3),
    water: own(6),
  }),
  snakebite: asks(
    'Is it getting worse?',
    { worse: 'Getting worse', same: 'No change', limp: 'Not awake' },
    {
      worse: {
        text: 'If eyelids droop, speech is slurred or the breath is weak, turn them onto the side. Be ready to give breaths.',
        call: 'again',
        links: [topicLinks.breaths],
      },
      same: own(2, 6),
      better: own(2, 6),
      mayIMove: own(2),
      water: { text: 'Do not give alcohol, aspirin or herbs.' },
    },
  ),
};

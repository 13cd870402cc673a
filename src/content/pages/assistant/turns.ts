import type { TurnId } from '../../../domain/assistantIds';
import type { MatterTurns, TurnAnswer, TurnPlace, Turns } from '../../assistantTypes';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import { helplinesChecked } from '../promises';
import { topicLinks } from '../firstAid/topicLinks';

const { ambulance } = helplines;
const { display: phone } = owner.phone;

/** What a matter asks. @param answers The buttons: the first means yes, the second no. */
const asks = (
  ask: string,
  answers: Readonly<Partial<Record<TurnId, string>>>,
  turns: MatterTurns['turns'],
): MatterTurns => ({
  ask,
  answers: Object.entries(answers).map(([turn, label]) => ({ turn: turn as TurnId, label })),
  turns,
});

/** Some of the matter's own lines. */
const own = (first: number, last = first, more: Omit<TurnAnswer, 'steps'> = {}): TurnAnswer => ({
  steps: [first, last],
  ...more,
});

/** Some lines of another answer. */
const from = (
  of: NonNullable<TurnAnswer['of']>,
  first: number,
  last = first,
  more: Omit<TurnAnswer, 'steps' | 'of'> = {},
): TurnAnswer => ({ of, steps: [first, last], ...more });

const push: TurnAnswer = { of: 'notBreathing', call: 'again' };
const isAwake = 'Is the person awake?';
const awakeOrNot = { awake: 'Awake', limp: 'Not awake', worse: 'Getting worse' };

/** Turns about chest compressions. @param steps Where the pushes are taught, and where the breaths. */
const pushing = (noBreath: TurnAnswer, cannot: TurnAnswer, alone?: TurnAnswer) =>
  asks(
    'Breathing normally now?',
    { breathes: 'Breathes now', same: 'Not breathing', mayIStop: 'May I stop?' },
    {
      breathes: from('notAwake', 3, 6, { then: 'notAwake', call: 'later' }),
      same: from('stopPushing', 1, 4),
      noBreath,
      limp: noBreath,
      mayIStop: from('stopPushing', 1, 4),
      howLong: from('stopPushing', 1, 4),
      cracked: from('stopPushing', 3),
      cannot,
      without: cannot,
      ...(alone && { alone }),
    },
  );
const adult = pushing(from('notBreathing', 3, 6), from('notBreathing', 5));

/** For every matter: what is not said otherwise. */
const general = asks(isAwake, awakeOrNot, {
  nobodyAnswers: {
    lines: [
      `Call ${phone} again at once. Still no answer? ${ambulance.display}, another ambulance line.`,
      '999 and 112 are the police, who may not send an ambulance.',
      'Ask the people near you to call as well, with their phones.',
      'Nobody comes? Take any car to the nearest open hospital. A second person watches the breathing.',
    ],
    checked: true,
    links: [topicLinks.whatToSay],
  },
  noAirtime: {
    lines: [
      'Ask the first person you see for a phone.',
      `${ambulance.display}, another ambulance line, is listed as free.`,
      '999 and 112 are free too, but they are the police: an ambulance comes only if they pass your call on.',
      `A free message that asks for a call back? Send it to somebody who can call ${phone} for you.`,
    ],
    checked: true,
    links: [topicLinks.whatToSay],
  },
  noCar: {
    lines: [
      'Ask the dispatcher how to go, and where to meet the crew: a road that a car can reach.',
      'Nobody comes? Take any car to the nearest open hospital. A second person watches the breathing.',
      'In Maps, “emergency centre near me” lists public hospitals.',
    ],
    call: 'again',
    links: [topicLinks.whatToSay],
  },
  mayIStop: { text: 'Go on until the crew takes over, or you cannot go on.' },
  cracked: from('stopPushing', 3),
  water: {
    text: 'Nothing to eat or drink, and no medicine, unless the steps or the dispatcher say so.',
  },
  mayIMove: from('trauma', 3, 3, { text: 'Not sure? Ask the dispatcher first.' }),
  howLong: { text: 'Until the crew takes over. The dispatcher tells you what to expect.' },
  cannot: from('helping', 1, 4),
  without: { text: 'Go on without it. Ask the people near you for one.' },
  alone: { text: 'Shout for help. Phone on speaker: then both hands are free.', call: 'now' },
  noBreath: push,
  limp: push,
  worse: from('emergencyProcedure', 2, 4, { call: 'again' }),
  same: from('helping', 3, 3, { text: 'Go on with the steps until the crew takes over.', call: 'again' }),
  breathes: from('notAwake', 3, 6, {
    text: 'Awake? Stay with them. Not awake? Onto the side:',
    then: 'notAwake',
    call: 'later',
  }),
  awake: from('helping', 3, 3, { call: 'later' }),
  better: from('helping', 3, 3, { call: 'later' }),
  called: from('waiting', 1, 4),
  notSure: from('healthEmergency', 5, 5, { call: 'now' }),
  done: from('waiting', 1, 4),
});

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
    text: 'You choke, and are alone? Call, speaker on. Put your belly over the back of a chair, and drop onto it hard.',
  },
} satisfies MatterTurns['turns'];

const beforeBirth = 'Before the birth: on her left side, nothing into the vagina.';

const matters: Readonly<Partial<Record<TurnPlace, MatterTurns>>> = {
  choking: asks(isOut, outOrNot, { ...choking, same: own(3, 5), worse: own(3, 6, { call: 'again' }) }),
  'choking@pregnant': asks(isOut, outOrNot, {
    ...choking,
    better: { text: 'She must see a doctor, even if she feels fine.' },
    // Nobody drops a pregnant belly onto a chair.
    alone: { text: 'You choke, and are alone? Call now, speaker on.', call: 'now' },
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
    'Breathing normally?',
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
    'Breathing normally?',
    { breathes: 'Breathes', noBreath: 'No, or gasps', awake: 'Awake again' },
    { breathes: own(3, 5), noBreath: push, limp: own(1, 3), same: own(1, 3), mayIMove: own(3, 4) },
  ),
  bleeding: asks(
    'Has it stopped?',
    { better: 'It stopped', same: 'Still bleeds', limp: 'Not awake' },
    {
      better: own(2, 2, { text: 'Lay them flat, keep them warm. Never loosen a tourniquet.', call: 'later' }),
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
    water: own(3, 3, { text: 'No other medicine, unless we say so on the phone.' }),
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
    'Cooled for 20 minutes?',
    { done: 'Yes', same: 'Not yet', without: 'No water' },
    {
      done: own(4, 6),
      better: own(4, 6),
      same: own(2, 3),
      howLong: own(2),
      mayIStop: own(2),
      without: { text: 'Little water? Cool for at least 10 minutes. Keep a child warm.' },
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
        text: 'Eyelids droop, speech slurred, weak breath? Onto the side. Be ready to give breaths.',
        call: 'again',
        links: [topicLinks.breaths],
      },
      same: own(2, 6),
      better: own(2, 6),
      mayIMove: own(2),
      water: { text: 'No alcohol, no aspirin, no herbs.' },
    },
  ),
  drowning: asks(
    'Out of the water?',
    { done: 'Out', same: 'Still in it', noBreath: 'Not breathing' },
    {
      done: own(3, 7),
      same: own(1, 2),
      noBreath: own(4, 6, { call: 'again' }),
      limp: own(3, 6, { call: 'again' }),
      breathes: own(6, 7),
      awake: own(7),
      better: own(7),
      cannot: own(6),
      mayIStop: from('stopPushing', 1, 4),
      howLong: from('stopPushing', 1, 4),
    },
  ),
  electricShock: asks(
    'Is the power off?',
    { done: 'Power off', same: 'Still on', limp: 'Not awake' },
    {
      done: own(6, 7),
      same: own(1, 4),
      limp: { ...push, text: 'Do not touch them while the power is on.' },
      noBreath: { ...push, text: 'Do not touch them while the power is on.' },
      better: own(7),
      awake: own(7),
    },
  ),
  seizure: asks(
    'Has the jerking stopped?',
    { better: 'It stopped', same: 'Still jerking', noBreath: 'Not breathing' },
    {
      better: own(3, 7),
      same: own(2, 5, { call: 'now' }),
      worse: own(5, 5, { call: 'again' }),
      awake: own(5, 7),
      limp: own(3, 5, { call: 'again' }),
      howLong: own(5),
      water: own(2),
    },
  ),
  fainting: asks(
    'Awake again?',
    { awake: 'Awake again', limp: 'Not awake', worse: 'Getting worse' },
    {
      awake: own(5, 7),
      better: own(5, 7),
      breathes: own(3, 5),
      limp: own(3, 4, { call: 'now' }),
      same: own(3, 4, { call: 'now' }),
      worse: own(6, 7, { call: 'again' }),
      mayIMove: own(5),
      water: { text: 'Nothing in the mouth before they are fully awake.' },
    },
  ),
  asthma: asks(
    'Is the breath easier?',
    { better: 'Easier', same: 'No better', without: 'No inhaler' },
    {
      better: { text: 'Do not lay them down. Do not leave them alone.', call: 'later' },
      same: own(5, 6),
      worse: own(5, 7, { call: 'again' }),
      without: own(5, 5, { call: 'now' }),
      water: own(2, 4),
      mayIMove: own(1),
    },
  ),
  allergy: asks(
    'Better after the pen?',
    { better: 'Better', same: 'No better', without: 'No pen' },
    {
      better: own(6, 6, { text: 'Do not let them stand or walk, even if better.' }),
      same: own(4, 7, { call: 'again' }),
      worse: own(4, 7, { call: 'again' }),
      without: own(2, 3, { call: 'now' }),
      mayIMove: own(2, 2, { text: 'Do not let them stand or walk, even if better.' }),
      water: { text: 'Nothing to drink. Do not wait for tablets to work.' },
    },
  ),
  poison: asks(isAwake, awakeOrNot, {
    awake: own(1, 3),
    better: own(1, 2),
    limp: own(4, 4, { call: 'again' }),
    noBreath: own(4, 4, { call: 'again' }),
    worse: own(4, 6, { call: 'again' }),
    water: own(1),
  }),
  birth: asks(
    'Is the baby born?',
    { done: 'Baby is born', same: 'Not yet', worse: 'She bleeds' },
    {
      done: own(4, 6),
      better: own(4, 6),
      same: own(2, 3),
      worse: from('pregnancy', 4, 6, { text: beforeBirth, call: 'again' }),
      breathes: from('newborn', 6),
      noBreath: { of: 'newborn' },
      limp: from('emergencyProcedure', 2, 2, { call: 'again' }),
    },
  ),
  pregnancy: asks(
    'Is the baby born?',
    { done: 'Baby is born', same: 'Not yet', limp: 'Not awake' },
    { done: own(4, 6), same: own(1, 3), worse: own(4, 6, { text: beforeBirth, call: 'again' }) },
  ),
  newborn: asks(
    'Does it breathe or cry?',
    { breathes: 'It breathes', noBreath: 'No breath', same: 'No life' },
    {
      breathes: own(6),
      awake: own(6),
      better: own(6),
      noBreath: own(3, 5),
      limp: own(3, 5),
      same: own(5),
      mayIStop: own(4, 5),
    },
  ),
  sickChild: asks(
    'Can the child drink?',
    { better: 'Can drink', same: 'Cannot drink', limp: 'Hard to wake' },
    { better: own(6), same: own(1), worse: own(1, 5, { call: 'again' }), water: own(6) },
  ),
  headInjury: asks(isAwake, awakeOrNot, {
    awake: own(1, 4),
    better: own(7),
    limp: own(5, 7, { call: 'again' }),
    worse: own(2, 3, { call: 'again' }),
    mayIMove: own(1),
  }),
  spine: asks(isAwake, awakeOrNot, {
    awake: own(1),
    limp: own(2, 6, { call: 'again' }),
    mayIMove: own(1),
    water: own(7),
  }),
  lowSugar: asks(
    'Better after 15 minutes?',
    { better: 'Better', same: 'No better', limp: 'Not awake' },
    {
      better: own(2),
      same: own(2, 3, { call: 'now' }),
      limp: own(4, 5, { call: 'again' }),
      water: own(1),
      without: own(1),
    },
  ),
  nosebleed: asks(
    'Has it stopped?',
    { better: 'It stopped', same: 'Still bleeds', worse: 'Over 30 min' },
    { better: own(4), same: own(2, 3), worse: own(3), howLong: own(1, 2) },
  ),
  heat: asks(
    'Do they talk sense?',
    { better: 'They do', same: 'Confused', limp: 'Not awake' },
    {
      better: own(5),
      same: own(2, 4, { call: 'again' }),
      water: own(5, 5, { text: 'Nothing to drink if confused. No paracetamol.' }),
    },
  ),
  drunk: asks(isAwake, awakeOrNot, {
    awake: own(7),
    limp: own(1, 3, { call: 'again' }),
    breathes: own(2, 3),
    worse: own(4, 6, { call: 'again' }),
    water: own(7),
  }),
  strangled: asks(isAwake, awakeOrNot, {
    awake: own(5),
    limp: own(3, 4, { call: 'again' }),
    noBreath: own(4, 4, { call: 'again' }),
  }),
  hardBreathing: asks(isAwake, awakeOrNot, {
    awake: own(2, 4),
    same: own(2, 4, { call: 'again' }),
    mayIMove: own(2),
  }),
};

/** What is said to short answers. A clinician has to agree to a change. */
export const turns: Turns = {
  calls: {
    now: 'Call now, phone on speaker.',
    again: 'Call again: say what has changed.',
    later: 'Worse again? Call at once.',
  },
  headings: {
    nobodyAnswers: 'Nobody answers?',
    noAirtime: 'No airtime?',
    noCar: 'No ambulance, or a long way?',
    mayIStop: 'May I stop?',
    cracked: 'Ribs crack?',
    water: 'Food, drink or medicine?',
    mayIMove: 'May they move?',
    howLong: 'How long?',
    called: 'While you wait',
    done: 'What next?',
  },
  checked: `These numbers: ${helplinesChecked}.`,
  general,
  matters,
};

import type { MatterTurns, TurnPlace } from '../../assistantTypes';
import { asks, awakeOrNot, from, isAwake, own, push } from './turnMakers';

const beforeBirth = 'Before the birth, lay her on her left side, and put nothing into the vagina.';

/** Turns of all other matters. */
export const concernTurns: Readonly<Partial<Record<TurnPlace, MatterTurns>>> = {
  drowning: asks(
    'Are they out of the water?',
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
    'Are they awake again?',
    { awake: 'Awake again', limp: 'Not awake', worse: 'Getting worse' },
    {
      awake: own(5, 7),
      better: own(5, 7),
      breathes: own(3, 5),
      limp: own(3, 4, { call: 'now' }),
      same: own(3, 4, { call: 'now' }),
      worse: own(6, 7, { call: 'again' }),
      mayIMove: own(5),
      water: { text: 'Put nothing in the mouth before they are fully awake.' },
    },
  ),
  asthma: asks(
    'Is it easier to breathe?',
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
    'Are they better after the pen?',
    { better: 'Better', same: 'No better', without: 'No pen' },
    {
      better: own(6, 6, { text: 'Do not let them stand or walk, even if better.' }),
      same: own(4, 7, { call: 'again' }),
      worse: own(4, 7, { call: 'again' }),
      without: own(2, 3, { call: 'now' }),
      mayIMove: own(2, 2, { text: 'Do not let them stand or walk, even if better.' }),
      water: { text: 'Do not give anything to drink. Do not wait for tablets to work.' },
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
    'Are they better after 15 minutes?',
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
      water: own(5, 5, {
        text: 'Do not give anything to drink if they are confused. Do not give paracetamol.',
      }),
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

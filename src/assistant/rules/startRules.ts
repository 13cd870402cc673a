import { emergencyRules, rule, type Rule } from './rule';

/** From `emergencyProcedure` to `hello`: general answers, before what has happened. */
export const startRules: readonly Rule[] = [
  // First aid and emergency procedures in general, and first aid that has no rule of its own: snakebite,
  // stings, and choking. Somebody who chokes is awake and must not get the answer on chest compressions.
  rule({
    id: 'emergencyProcedure',
    yieldsTo: ['firstAidKit', 'training', 'emergencyPlan', 'contact', 'cpr', 'waiting', ...emergencyRules],
  })`
    emergency procedure|steps|response|guide|guidelines|instructions|care|action|actions|drabc|abc
    procedure
    firstaid
    basic aid|help
    steps .. emergency
    recovery position
    drabc
    save .. life
  `,
  // What to do, if nothing in the message says what has happened.
  rule({
    id: 'whatToDo',
    yieldsTo: [
      'paramedic',
      'firstAidKit',
      'cpr',
      'training',
      'helping',
      'callAmbulance',
      'waiting',
      'emergencyPlan',
      'safeToWait',
      ...emergencyRules,
    ],
  })`
    what .. i|we|one|you|to|person do
    what .. do .. i|we|first|next|emergency
    what to do
    what i|we should|must|can? do
    do what
    do aje|how
    ^ tell .. do $
    what do $
    what next|steps
    ^ what $
    not know what .. to? do
    what can be? do
    what .. first|next? step|steps
    first thing|step
    which steps
    how .. handle|react|respond|deal|manage
    not know what|how
    not know .. to? do
    advice|advise|guide|guidance|instructions
    what action
    stranded
  `,
  // Only greetings. Anything said after a greeting takes precedence.
  rule({ id: 'hello' })`
    hello
    yo|hello
    ^ sasa|xaxa $
    ^ sasa|xaxa you|hello|poa|fiti|wasee|person|team
    good morning|afternoon|evening|day|night
    how are you
    hello? aje|there
    is person there
    ^ morning|afternoon|evening|safe $
    uko aje|poa|fiti
    wassup|whatsup|sup
    who are|is you|this
    are you robot|bot|human|real|ai
    is this robot|bot|human|ai|person
  `,
];

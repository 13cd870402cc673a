import { breathless, asleep, says, type TurnPattern } from './turnPattern';

/** Matters of a birth. */
const births = ['birth', 'pregnancy'] as const;

/** Turns whose words mean them after some matters only. */
export const turnsAfter: readonly TurnPattern[] = [
  says({ turn: 'noBreath', after: ['birth', 'newborn', 'pregnancy'], beside: ['newborn', ...breathless] })`
    not .. cry|breathe|move
    quiet|blue|floppy`,
  says({ turn: 'worse', after: births, beside: ['bleeding'] })`bleed|blood`,
  says({ turn: 'same', after: births })`
    head only
    only head
    not .. born|birth|deliver|arrive|out
    still`,
  says({ turn: 'done', after: births, beside: ['birth', 'newborn'] })`
    born|birth|deliver|girl|boy
    he is? arrive|ready
    out
    ^ it? is? he is? $`,
  says({ turn: 'same', after: ['sickChild'] })`
    vomit
    not .. drink|suck|eat`,
  says({ turn: 'better', after: ['sickChild'] })`
    drink|suck
    may drink`,
  says({ turn: 'same', after: ['electricShock', 'drowning'] })`
    still
    not .. off|out`,
  says({
    turn: 'done',
    after: ['electricShock'],
    beside: ['notAwake'],
  })`off|zima|switched|disconnected|unplugged`,
  says({ turn: 'done', after: ['drowning'] })`
    out|pulled|pull|rescued`,
  says({ turn: 'done', after: ['burns'] })`
    stop|cooled|finish
    minutes .. stop|over|do`,
  says({ turn: 'limp', after: ['fainting', 'notAwake', 'drunk'], beside: asleep })`
    still out|same|sleep|unconscious|down`,
  says({ turn: 'better', after: ['stroke'], evenDenied: true })`not .. sign|signs|problem`,
  says({ turn: 'better', after: ['choking'], beside: ['brokenBone', 'otherCare'] })`
    bone|food|sweet|meat|coin|thing|it is? out|gone
    vomit|spit|cough .. out|it|kitu|thing
    vomit it
    it|thing|food .. down|loose
    out|loose
    pour|put up
    he drink it`,
  says({ turn: 'breathes', after: ['notBreathing', 'notAwake'] })`see .. chest .. move|rise`,
  says({ turn: 'same', after: ['choking'] })`times|mara $`,
  says({ turn: 'better', after: ['bleeding', 'nosebleed'], evenDenied: true })`not out`,
  says({ turn: 'worse', after: ['bleeding', 'nosebleed'] })`
    lost|lose|end .. blood
    spurt|spurting|gushing`,
  says({ turn: 'same', after: ['bleeding', 'nosebleed'] })`out|pour`,
];

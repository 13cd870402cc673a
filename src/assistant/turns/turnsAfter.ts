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
    head only|is|out
    only head
    not .. born|birth|deliver|arrive|out
    still`,
  says({ turn: 'done', after: births, beside: ['birth', 'newborn'] })`
    born|birth|deliver|girl|boy
    he is? arrive|ready
    head .. body
    out
    ^ it? is? he is? $`,
  says({ turn: 'better' })`^ he may drink|eat`,
  says({ turn: 'same', after: ['sickChild', 'lowSugar'], beside: ['sickChild'] })`
    vomit
    not .. drink|suck|eat`,
  says({ turn: 'better', after: ['sickChild'] })`
    drink|suck|take|eat
    may drink`,
  says({ turn: 'same', after: ['electricShock', 'drowning'] })`
    still
    not ... off|out`,
  says({
    turn: 'done',
    after: ['electricShock'],
    beside: ['notAwake'],
  })`off|zima|switched|disconnected|unplugged|plug`,
  says({ turn: 'done', after: ['drowning'] })`
    out|pulled|pull|rescued`,
  says({ turn: 'done', after: ['burns'] })`
    stop|cooled|finish
    minutes .. stop|over|do`,
  says({ turn: 'same', after: ['burns'] })`only|just|still .. minutes`,
  says({ turn: 'same', after: ['seizure'] })`^ it? is? minutes $`,
  says({ turn: 'awake', after: ['fainting', 'notAwake'] })`arrive|is? back`,
  says({ turn: 'breathes', after: ['drowning', 'strangled'], beside: ['otherCare'] })`cough|vomit`,
  says({ turn: 'limp', after: ['fainting', 'notAwake', 'drunk'], beside: asleep })`
    still out|same|sleep|unconscious|down|under`,
  says({ turn: 'better', after: ['stroke'], evenDenied: true })`not .. sign|signs|problem`,
  says({ turn: 'better', after: ['stroke'] })`smile|face|arm .. ok|better|same`,
  says({ turn: 'same', after: ['stroke'] })`twist|hanging`,
  says({ turn: 'better', after: ['choking'], beside: ['brokenBone', 'otherCare'] })`
    bone|food|sweet|meat|coin|thing|it is? out|gone
    vomit|cough .. out|it|kitu|thing
    vomit it
    spit
    it|thing|food .. down|loose
    out|loose
    pour|put up
    he drink it`,
  says({ turn: 'breathes', after: ['notBreathing', 'notAwake'] })`see .. chest .. move|rise`,
  says({ turn: 'same', after: ['choking'] })`times|mara|where $`,
  says({ turn: 'same', after: ['choking'], beside: ['stroke'] })`may not cough|talk`,
  says({ turn: 'better', after: ['bleeding', 'nosebleed'], evenDenied: true })`
    not .. out|arrive more|again
    not out again`,
  says({ turn: 'worse', after: ['bleeding', 'nosebleed'] })`
    lost|lose|end .. blood
    spurt|spurting|gushing`,
  says({ turn: 'same', after: ['bleeding', 'nosebleed'] })`out|pour`,
];

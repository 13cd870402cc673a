import type { ConcernId, TopicId, TurnId } from '../../domain/assistantIds';
import { owner, type PatternOwner } from '../engine/phrases';

/** Ways to say a turn. */
export interface TurnPattern extends PatternOwner {
  /** What they mean. */
  turn: TurnId;
  /** Set where they mean it after one matter only. */
  after?: readonly string[];
  /** Matters that the rules see in these words, though they mean none of them. */
  beside?: readonly (TopicId | ConcernId)[];
}

const says = owner<TurnPattern>();

/** What is given by mouth. */
const given =
  'water|tea|chai|coffee|milk|maziwa|soda|juice|sugar|food|uji|drink|eat|medicine|aspirin|panadol|painkiller|painkillers|honey|asali|ors|bread|something';
/** What a step needs. */
const needed =
  'asthma|allergic|inhaler|pen|epipen|adrenaline|sugar|cloth|kitambaa|gloves|glavu|water|defibrillator|stick|sindano|ice|bandage|scarf|soap|spacer|leso|ors';

/** Turns with their patterns, the first that matches first. */
export const turnPatterns: readonly TurnPattern[] = [
  says({ turn: 'worse', after: ['birth', 'pregnancy'], beside: ['bleeding'] })`bleed
    blood`,
  says({ turn: 'done', after: ['birth', 'pregnancy'] })`born
    he is? out|arrive`,
  says({ turn: 'better', after: ['sickChild'] })`he .. drink|suck
    yes may drink`,
  says({ turn: 'done', after: ['electricShock'], beside: ['notAwake'] })`off
    zima
    switched`,
  says({ turn: 'done', after: ['drowning'] })`he is? out
    i out|pull
    pulled`,
  says({ turn: 'nobodyAnswers' })`
    nobody answers|answer
    nobody|not ... answer ... phone
    phone ... not|nobody ... answer|through|work|go|catch|connect|available|reach
    phone ... busy|engaged|off|ringing|rings|inaita|unreachable|dead|mteja|anyone|rejected|fail|failed
    not .. pick
    nobody .. phone
    phone .. nobody
    phone .. pick
    not .. through
    not .. reach .. phone|you|them|he
    ringing
    nobody|not .. catch|take phone
    busy`,
  says({ turn: 'noAirtime' })`
    airtime
    not|i .. money .. phone`,
  says({ turn: 'mayIStop' })`
    may i|he .. stop
    may stop
    i stop
    when .. i .. stop
    tired
    may i continue|keep|go
    may .. keep|continue
    arm|mkono|back .. pain|tired`,
  says({ turn: 'cracked' })`
    rib
    cracked .. bone|chest|sound|something
    bone|chest|something|sound|noise|mfupa .. cracked|fracture
    i hear .. cracked
    fracture .. bone|chest`,
  says({ turn: 'water' })`
    give .. ${given}
    may .. ${given}
    ${given} may|ok|give
    he want|need|ask|say .. ${given}
    ^ ${given} $
    ^ ${given} or|to|for .. $
    thirsty
    kiu
    hungry
    njaa`,
  says({ turn: 'mayIMove' })`
    may .. move|walk|remain|sleep|wake
    move he
    walk ok|may
    he walk ok|may
    ^ move $
    ^ he? walk $
    i .. move
    move .. or`,
  says({ turn: 'noCar' })`
    not .. car|ambulance|transport|taxi
    car|taxi|boda|drive|transport|uber
    ambulance .. late|long|not|far|delayed|still
    hospital|clinic .. far
    take .. hospital|clinic
    he .. go .. hospital|clinic
    may .. go .. hospital|clinic
    far
    not .. arrive !out
    still .. arrive|wait`,
  says({ turn: 'howLong' })`
    how long|many|much|often
    long what
    what .. time|minutes|long
    till|until|hadi|mpaka when|what
    when end|finish|enough
    mara|dakika ngapi
    ngapi`,
  says({ turn: 'without' })`
    not|without .. ${needed}
    ${needed} .. not|end|is? finish|lost|empty
    i not .. ${needed}`,
  says({ turn: 'alone' })`
    alone
    only i
    ^ i $
    is me $
    nobody .. help|here|around|else|near
    not people|one .. help|around|near|here|else`,
  says({ turn: 'worse' })`
    may not breathe
    not .. breathe well|fine|good
    hard|struggling .. breathe
    breathe .. hard|fast|badly|slow
    not better .. worse
    worse
    more .. !not
    again
    bad
    hali .. not
    weak
    weaker
    die
    blue
    pale
    enea
    spreading
    swell`,
  says({ turn: 'cannot' })`
    ^ i may not $
    i may not .. do|give|push|reach|lift|move|see|press|hold
    i not .. able|strength|strong|trained|learn|teach
    not .. know how|do
    how .. i? do
    trained
    scared
    too? heavy|hard|difficult
    ngumu
    not trained|training|experience
    not learned`,
  says({ turn: 'same' })`
    not .. better|improve|change|changed|mabadiliko|difference
    not .. work|help|saidia|fanya
    not .. out|stop|move .. !breathe`,
  says({ turn: 'better' })`breathe better`,
  says({ turn: 'noBreath' })`
    not ... breathe
    stop|lost breathe
    breathe .. not|stop|none|lost
    gasp|gasping
    chest .. not
    not .. chest
    not pulse
    snore`,
  says({ turn: 'limp' })`
    floppy
    unconscious
    collapse
    not ... wake|conscious|answer|react|talk|move|eye|anything|alive|cry
    wake|conscious|answer|move|talk not
    stop answer|move|talk|cry
    eye .. close|closed|not
    sleepy
    is sleep
    down
    dead
    lifeless`,
  says({ turn: 'awake' })`
    still? conscious|wake|awake|alive
    he .. talk|cry|answer|smile|sit|walk|see
    still talk|cry
    ^ talk|cry|answer
    eye .. open
    is eye
    open .. eye
    talk well
    came round`,
  says({ turn: 'breathes' })`breathe
    chest .. move`,
  says({ turn: 'same' })`
    still
    same
    stuck
    is? inside
    continue
    not out|stop
    fail|failed`,
  says({ turn: 'called' })`
    called
    i call|phone
    way|njiani
    ambulance .. arrive|coming|way|come
    help .. arrive|coming|come
    he .. arrive|coming !out`,
  says({ turn: 'better' })`
    stop
    out
    better
    spit
    he .. ok|sawa|poa|fine|good|nice|mzima
    is ok|sawa|poa|fine|good|mzima
    arrive out
    cough .. out
    pass
    ok he`,
  says({ turn: 'notSure' })`
    not sure|clear
    not know|see|tell|understand
    maybe
    think so
    unsure`,
  says({ turn: 'done' })`
    next
    ^ ok|sawa|poa $
    ^ yes? i? is? do he? $
    do .. minutes
    ^ yes? i? is? do .. end $
    i end
    end
    do what
    what i? do
    what .. now
    then what
    ^ what $
    ok|sawa done
    steps`,
  says({ turn: 'no' })`
    ^ not $
    ^ not he|i $
    ^ not? he|i|not .. not $
    ^ not? he is|do|can|may|did not $
    not at all
    ^ not is? $`,
  says({ turn: 'yes' })`
    ^ yes $
    ^ yes he|i|is .. !not
    ^ he|i is|do|can|may|did $
    ^ ok|sawa yes $
    yes $`,
];

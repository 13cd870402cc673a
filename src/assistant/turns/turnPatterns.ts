import type { ConcernId, TopicId, TurnId } from '../../domain/assistantIds';
import { owner, type PatternOwner } from '../engine/phrases';

/** Ways to say a turn. */
export interface TurnPattern extends PatternOwner {
  /** What they mean. */
  turn: TurnId;
  /** Set where they mean it after these matters only. */
  after?: readonly (TopicId | ConcernId)[];
  /** Matters that the rules see in these words, though they mean none of them. */
  beside?: readonly (TopicId | ConcernId)[];
}

const says = owner<TurnPattern>();

/** What is given by mouth. */
const given =
  'water|tea|chai|coffee|milk|maziwa|soda|juice|sugar|food|uji|drink|eat|medicine|dawa|aspirin|panadol|painkiller|painkillers|honey|asali|ors|bread|spoon|kijiko';
/** What a step needs. */
const needed =
  'equipment|asthma|inhaler|pen|epipen|allergic|adrenaline|sugar|cloth|kitambaa|gloves|glavu|water|defibrillator|stick|sindano|ice|bandage|scarf|soap|spacer|leso|ors';
/** What gets well. */
const good =
  'out|from|stop|better|improve|change|changed|mabadiliko|difference|work|working|works|help|happen|happening|effect';
const breathless = ['notBreathing', 'notAwake', 'hardBreathing'] as const;
const pushing = ['stopPushing', 'notBreathing'] as const;

/** Turns with their patterns, the first that matches first: what is asked before what is told, and a bad sign before a good one. */
export const turnPatterns: readonly TurnPattern[] = [
  says({ turn: 'noBreath', after: ['birth', 'newborn', 'pregnancy'], beside: ['newborn', ...breathless] })`
    not .. cry|breathe|move
    quiet|silent|blue|floppy`,
  says({ turn: 'worse', after: ['birth', 'pregnancy'], beside: ['bleeding'] })`
    bleed|blood`,
  says({ turn: 'same', after: ['birth', 'pregnancy'] })`
    not .. born|birth|deliver|arrive|out
    still .. born|birth|deliver|labour`,
  says({ turn: 'done', after: ['birth', 'pregnancy'], beside: ['birth', 'newborn'] })`
    born|birth|deliver
    he is? out|arrive
    he`,
  says({ turn: 'better', after: ['sickChild'] })`
    he .. drink|suck
    yes may drink`,
  says({ turn: 'done', after: ['electricShock'], beside: ['notAwake'] })`
    off|zima|switched|disconnected|unplugged`,
  says({ turn: 'done', after: ['drowning'] })`
    he is? out
    i out|pull|pulled
    pulled|rescued`,
  says({ turn: 'done', after: ['burns'] })`
    stop
    cooled
    minutes .. stop|over`,
  says({ turn: 'better', after: ['choking'], beside: ['brokenBone'] })`
    bone|food|it is? out`,
  says({ turn: 'nobodyAnswers', beside: ['notAwake', 'bleeding'] })`
    nobody .. answer|pick|phone
    not one .. answer
    not ... answer ... phone
    not|nobody .. pick
    phone ... not|nobody ... answer|pick|through|work|go|catch|connect|available|reach|enter
    phone ... busy|engaged|off|ringing|rings|inaita|unreachable|anyone|rejected|hold|cut|drops|dead|down
    phone not answer
    not answer phone
    phone .. nobody
    not .. through
    not .. reach .. phone|you|them|he
    not .. catch|take phone
    rings|ringing|busy|voicemail
    on hold
    hang up`,
  says({ turn: 'noAirtime' })`
    airtime
    not|i|without .. money|bob .. phone|airtime|call`,
  says({ turn: 'notSure', beside: breathless })`
    not .. sure|clear
    not know if|what|how ... breathe|awake|wake|stop
    ^ i? not? know $
    do not know !how|do
    ^ i not know $
    not .. tell|see if
    hard .. tell|know|see
    how .. know|tell
    maybe
    unsure
    not know $
    not understand`,
  says({ turn: 'cracked', beside: ['brokenBone', ...pushing] })`
    rib
    cracked .. bone|chest|sound|something
    bone|chest|something|sound|noise|mfupa|it .. cracked
    i .. hear .. cracked
    cracked .. chest|bone`,
  says({ turn: 'same' })`not .. better|stop|less|help|work !breathe`,
  says({ turn: 'without' })`
    not|without .. ${needed} !work|help
    ${needed} .. stop|end|lost|empty
    ${needed} not !work|help|better
    where .. ${needed}`,
  says({ turn: 'water', beside: ['medicine'] })`
    give .. ${given}
    may .. ${given}
    ${given} .. may|ok|give
    ${given} or
    need|ask|say|request .. ${given}
    ^ ${given} $
    ^ ${given} for .. $
    put .. mouth
    traditional|herbs|mitishamba
    thirsty|kiu|hungry|njaa`,
  says({ turn: 'mayIStop', beside: pushing })`
    may i|he .. stop|rest|remove|leave|release
    may .. let go
    may stop|rest|remove
    i stop
    when .. i .. stop
    may .. push|continue|keep
    do i continue|keep
    i .. tired
    ^ tired
    arm|mkono|back|wrist .. pain|tired|hurt
    may not .. push|continue|press|longer
    may i .. !give .. off`,
  says({ turn: 'mayIMove' })`
    may .. move|walk|remain|sleep|wake|up|toilet|home|lie|road|play
    move he
    walk ok|may
    ^ move $
    ^ he? walk $
    i .. move
    move .. or`,
  says({ turn: 'howLong', beside: pushing })`
    how long|many|much|often
    long what|which
    what .. time|minutes|long
    till|until|hadi|mpaka when|what
    when end|stop|enough
    mara|minutes ngapi
    ngapi`,
  says({ turn: 'noCar' })`
    not .. car|ambulance|transport|taxi
    not arrive .. ambulance
    car|taxi|boda|drive|transport|uber
    ambulance .. late|long|not|far|delayed|still
    far .. hospital|town|clinic|place
    hospital|clinic .. far
    take .. hospital|clinic
    he|i .. go .. hospital|clinic
    may .. go|reach .. hospital|clinic
    far
    still|not .. late
    they .. not|still .. arrive
    late`,
  says({ turn: 'alone' })`
    alone
    only i
    he|it|is i $
    just i
    nobody .. help|around|else|near
    not he|people|one .. help|around|near|else|mwingine
    not he|people|one $
    ^ i $`,
  says({ turn: 'cannot', beside: pushing })`
    ^ i .. may not $
    i may not .. do|give|push|reach|lift|see|press|hold|catch|manage
    i is? not .. able|strength|strong|trained|training|learn|learned|teach|enough
    not .. know how|do
    not know $
    how .. i? do
    not trained|training|experience|learned
    scared
    heavy|difficult|ngumu
    is? hard
    never do
    i .. not .. do before
    i .. not .. mouth .. mouth
    i .. not need`,
  says({ turn: 'better' })`
    less|small|down|stop .. swell|pain|blood|bleed
    swell|pain|blood|bleed .. less|small|down|stop|dry|imekauka
    not more|pain
    breathe .. better
    better .. breathe
    ${needed} .. help|work`,
  says({ turn: 'worse', beside: ['otherCare', 'notBreathing', 'hardBreathing', 'stroke'] })`
    may not breathe|talk
    not .. breathe well|good
    hard|struggling .. breathe
    breathe .. hard|fast|badly|slow
    worse
    more .. !not
    start again
    arrive again|back
    it .. again|back
    ^ amepata? again
    again one|fit|time|convulsion
    bad
    hali .. not
    weak|weaker|die|blue|pale|enea|spreading
    he is? tired
    eye is? close|closing
    is? swell`,
  says({ turn: 'noBreath', beside: breathless })`
    not ... breathe
    stop|lost|finish breathe
    breathe .. not|stop|lost|end
    gasp|gasping
    chest .. not
    not .. chest
    not pulse
    breathe .. one|once
    snore`,
  says({ turn: 'limp', beside: ['notAwake', 'notBreathing', 'sickChild', 'fainting', 'despair'] })`
    ^ he? is? still? sleep .. not wake
    ^ still? sleep .. not wake`,
  says({ turn: 'limp', beside: ['notAwake', 'notBreathing', 'sickChild', 'fainting'] })`
    floppy|soft|unconscious|collapse|dead|lifeless|sleepy
    not ... wake|conscious|answer|talk|move|eye|alive
    not wake|answer
    wake|conscious|answer|move|talk not
    stop answer|move|talk|cry
    eye .. close|closed|not
    is|still sleep
    ^ sleep
    is|fall down
    ^ he? down $
    pass out`,
  says({ turn: 'same' })`
    not .. ${good} !breathe
    ${good} not !breathe
    still not ${good}
    not need`,
  says({ turn: 'breathes', beside: ['hardBreathing'] })`
    start pant
    breathe
    chest .. move|up|rise|rising`,
  says({ turn: 'awake' })`
    conscious|wake|awake|alive
    talk|cry|answer|smile|laugh
    he .. move|see|cough .. move
    eye .. open
    open .. eye
    is eye
    he is? back
    arrive|came round`,
  says({ turn: 'same', beside: ['hardBreathing'] })`
    still
    do not $
    same
    stuck
    is? inside
    continue
    through .. cloth|bandage
    wet
    keep`,
  says({ turn: 'called' })`
    called
    i phone
    he phone
    way
    ambulance|help|crew|they|police|people .. arrive|coming|way`,
  says({ turn: 'done' })`
    next
    ^ ok|sawa|poa then? $
    ok|sawa|poa .. do|next
    ^ yes? i? is? do he?|it? $
    do .. stop
    do .. minutes
    ^ i is? do
    stop .. what
    do what
    what i? do
    what .. now
    then what
    ^ what $
    ^ after|end|baada
    i .. cooled|washed|pressed|poured|tied|covered|rinsed|checked|used|laid|finish|stop|end
    hatua|steps|instructions`,
  says({ turn: 'better' })`
    stop|out|better|spit|end
    he|is .. ok|sawa|poa|good|nice|mzima|happy
    cough .. out
    arrive out
    it pass
    well
    strength
    help|work|worked|working|imesaidia
    ok he`,
  says({ turn: 'no' })`
    ^ not $
    ^ not .. not $
    ^ not .. is|do|may $
    not at all`,
  says({ turn: 'yes' })`
    ^ yes
    ^ he|i|it|they is|do|may $
    yes $`,
];

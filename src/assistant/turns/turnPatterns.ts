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
  /** Good news in words that deny something: "no more blood". */
  evenDenied?: true;
}

const says = owner<TurnPattern>();

/** What is given by mouth, or put on. */
const given =
  'water|tea|chai|coffee|milk|maziwa|soda|juice|sugar|food|uji|drink|eat|medicine|dawa|aspirin|panadol|painkiller|painkillers|honey|asali|ors|bread|spoon|kijiko|charcoal|salt|chumvi|toothpaste|oil|butter|egg|traditional|herbs|mitishamba|alcohol';
/** What a step needs. */
const needed =
  'equipment|asthma|inhaler|pen|epipen|allergic|adrenaline|injection|sugar|cloth|kitambaa|gloves|glavu|water|defibrillator|stick|sindano|ice|bandage|bandeji|scarf|soap|spacer|leso|ors';
const breathless = ['notBreathing', 'notAwake', 'hardBreathing'] as const;
const asleep = ['notAwake', 'notBreathing', 'sickChild', 'fainting'] as const;
const pushing = ['stopPushing', 'notBreathing'] as const;
const births = ['birth', 'pregnancy'] as const;

/** Turns with their patterns, the first that matches first: what is asked before what is told, and a bad sign before a good one. */
export const turnPatterns: readonly TurnPattern[] = [
  says({ turn: 'noBreath', after: ['birth', 'newborn', 'pregnancy'], beside: ['newborn', ...breathless] })`
    not .. cry|breathe|move
    quiet|blue|floppy`,
  says({ turn: 'worse', after: births, beside: ['bleeding'] })`bleed|blood`,
  says({ turn: 'same', after: births })`
    not .. born|birth|deliver|arrive|out
    still`,
  says({ turn: 'done', after: births, beside: ['birth', 'newborn'] })`
    born|birth|deliver|girl|boy
    he is? out|arrive
    he`,
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
    stop|cooled
    minutes .. stop|over|do`,
  says({ turn: 'limp', after: ['fainting', 'notAwake', 'drunk'], beside: asleep })`
    still out|same|sleep|unconscious|down`,
  says({ turn: 'better', after: ['choking'], beside: ['brokenBone', 'otherCare'] })`
    bone|food|sweet|meat|coin|thing|it is? out|gone
    vomit|spit|cough .. out|it|kitu|thing
    vomit it
    it is? down
    he drink it`,
  says({ turn: 'nobodyAnswers', beside: ['notAwake', 'bleeding'] })`
    nobody .. answer|pick|phone|take
    not one|he .. pick|take .. phone
    not one .. answer
    not ... answer ... phone
    not|nobody .. pick
    phone ... not|nobody ... answer|pick|through|work|go|catch|connect|available|reach|enter|exist|valid|take
    phone ... busy|engaged|off|ringing|rings|inaita|unreachable|anyone|rejected|hold|cut|drops|dead|down|die|wrong
    cut .. phone
    called .. not .. answer
    phone not $
    phone not answer
    not answer phone
    phone .. nobody
    not .. through
    not .. reach .. phone|you|them|he
    not .. catch|take phone
    rings|ringing|busy|voicemail|network|signal|battery|charge
    on hold
    hang up`,
  says({ turn: 'noAirtime' })`
    airtime
    not|i|without .. money|bob .. phone|airtime|call`,
  says({ turn: 'cannot', beside: pushing })`
    not know .. cpr|how|do
    not .. doctor|nurse|medic
    mouth .. not
    not .. mouth
    untrained`,
  says({ turn: 'notSure', beside: breathless })`
    not .. sure|clear
    not know if|what|how ... breathe|awake|wake|stop
    not know !how|do|cpr
    may not .. tell|know|understand
    may not see
    not .. tell if
    hard .. tell|know|see
    how .. know|tell
    maybe|unsure
    not understand`,
  says({ turn: 'cracked', beside: ['brokenBone', ...pushing] })`
    rib
    cracked .. bone|chest|sound|something
    bone|chest|something|sound|noise|mfupa|it .. cracked
    hear .. cracked
    crunch|crunching`,
  says({ turn: 'same' })`not .. better|stop|less|help|work|nafuu !breathe`,
  says({ turn: 'without', beside: ['asthma'] })`
    not|without .. ${needed} !work|help
    ${needed} .. stop|end|lost|empty|far
    lost .. ${needed}
    ${needed} i? not !work|help|better|do
    where .. ${needed}`,
  says({ turn: 'mayIStop', beside: pushing })`
    may i|he .. stop|rest|remove|leave
    may i .. take cracked|rest
    may let go
    may i .. let go
    may stop|rest|remove
    ^ i stop
    when .. i .. stop
    i .. tired
    ^ tired
    arm|mkono|back|wrist .. pain|tired|hurt
    may .. push|still
    do i still|stop
    may not .. push|still|press|longer`,
  says({ turn: 'water', beside: ['medicine'] })`
    give .. ${given}
    may .. ${given}
    ${given} .. may|ok|give
    ${given} or
    need|ask|say|request|want .. ${given}
    ^ ${given} $
    ^ ${given} for .. $
    put .. mouth|teeth|something
    may .. put
    thirsty|kiu|hungry|njaa`,
  says({ turn: 'mayIMove' })`
    may .. move|walk|remain|sleep|wake|up|toilet|home|lie|road|play
    let .. walk|move|sleep|up|go
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
    till|until|hadi|mpaka when|what|hour
    when end|stop|enough
    mara|minutes ngapi
    ngapi`,
  says({ turn: 'noCar' })`
    not .. car|ambulance|transport|taxi
    not arrive .. ambulance
    car|taxi|boda|drive|transport|uber
    ambulance .. late|long|not|far|delayed|still
    far .. hospital|town|clinic|place|village
    hospital|clinic .. far
    take .. hospital|clinic
    he|i .. go .. hospital|clinic
    may|how ... hospital|clinic
    far
    still|not .. late
    they .. not|still .. arrive
    late`,
  says({ turn: 'alone' })`
    alone
    only i
    he|it|is i $
    just i
    nobody .. help|around|else|near|i
    not he|people|one .. help|around|near|else|mwingine
    not he|people|one $
    ^ i $`,
  says({ turn: 'cannot', beside: pushing })`
    ^ i .. may not $
    i may not .. do|give|push|reach|arrive|lift|press|hold|catch|manage
    i is? not .. able|strength|strong|trained|training|learn|learned|teach|enough
    i is? not do
    is not teach
    how .. i? do
    not trained|training|experience|learned
    scared
    if i .. hurt|harm|kill
    hurt|harm he
    heavy|difficult|ngumu
    is? hard
    i .. not need`,
  says({ turn: 'breathes', beside: ['hardBreathing'] })`
    start|started pant|breathe
    breathe is? arrive|back|again|better|well|good`,
  says({ turn: 'better', evenDenied: true })`
    not more|pain|longer|shida|problem|issue|noma
    shake|bleed|blood|pain not more
    not out|bleed|shake|swell .. again
    not bleed|shake|choke $`,
  says({ turn: 'better', beside: ['otherCare'] })`
    less|small|down|stop|low .. swell|pain|blood|bleed
    swell|pain|blood|bleed .. less|small|down|stop|dry|low|gone
    ${needed} .. help|work`,
  says({ turn: 'worse', beside: ['otherCare', 'notBreathing', 'hardBreathing', 'stroke'] })`
    may not breathe|talk|end
    not .. breathe well|good
    hard|struggling .. breathe
    breathe .. hard|fast|badly|slow
    worse
    more .. !not
    start|started ... again
    arrive again|back
    it .. again|back
    ^ again .. again
    ^ again $
    again one|fit|time|convulsion
    ^ amepata again
    bad
    hali .. not
    weak|weaker|die|blue|pale|enea|spreading
    end|lost|not strength
    he is? tired
    eye is? close|closing
    ^ is? he? swell`,
  says({ turn: 'limp', beside: [...asleep, 'despair'] })`
    ^ he? is? still? sleep .. not wake`,
  says({ turn: 'noBreath', beside: breathless })`
    not ... breathe
    stop|lost|finish|end breathe
    breathe .. not|stop|lost|end|gone
    gasp|gasping
    chest .. not
    not .. chest
    not pulse
    breathe .. one|once
    snore`,
  says({ turn: 'limp', beside: ['stroke'] })`^ he? is? not talk again? $`,
  says({ turn: 'limp', beside: asleep })`
    floppy|soft|unconscious|collapse|dead|lifeless|sleepy|quiet
    not ... wake|conscious|answer|talk|move|eye|alive
    wake|conscious|answer|move|talk not
    stop answer|move|talk|cry
    eye .. close|closed|not
    is|still sleep
    ^ sleep
    fall down|floor|under
    ^ he? is? down $
    he is? gone
    pass out`,
  says({ turn: 'same', beside: ['hardBreathing'] })`
    still !breathe|conscious|awake|wake|alive|talk|cry|worse
    not .. out|from|improve|change|changed|mabadiliko|difference|effect|happen|happening|arrive
    out|change not
    same|stuck|continue|wet
    do not $
    is? inside
    through .. cloth|bandage`,
  says({ turn: 'breathes', beside: ['hardBreathing'] })`
    breathe
    chest .. move|up|rise|rising`,
  says({ turn: 'awake' })`
    conscious|wake|awake|alive
    talk|cry|answer|smile|laugh !they|nao|dispatcher
    he .. move|see
    cough .. move
    eye .. open
    open .. eye
    is eye
    he is? back
    arrive|came round`,
  says({ turn: 'called' })`
    called
    i|he phone
    talk .. they|nao|dispatcher
    way
    ambulance|help|crew|they|police|people .. arrive|coming|way`,
  says({ turn: 'done' })`
    next|ready|else
    ^ ok|sawa|poa then? $
    ok|sawa|poa .. do|next
    ^ yes? i? is? do he?|it? $
    do .. stop
    ^ i is? do
    do .. minutes
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
    stop|out|better|spit|end|gone
    he|is .. ok|sawa|poa|good|nice|mzima|happy
    it pass|passed
    well|strength|success
    help|work|worked|working|imesaidia
    ok he`,
  says({ turn: 'no' })`
    ^ not $
    ^ not .. is|do|may $
    not at all`,
  says({ turn: 'same' })`not`,
  says({ turn: 'yes' })`
    ^ yes
    ^ he|i|it|they is|do|may $
    yes $`,
];

import { needed, breathless, says, type TurnPattern } from './turnPattern';

/** What is given by mouth, or put on. */
const given =
  'water|tea|chai|coffee|milk|maziwa|soda|juice|sugar|food|uji|drink|eat|ugali|medicine|dawa|aspirin|panadol|painkiller|painkillers|honey|asali|ors|bread|spoon|kijiko|charcoal|salt|chumvi|toothpaste|oil|butter|egg|traditional|herbs|mitishamba|alcohol';

/** What the rules see where pushes are named. */
const pushing = ['stopPushing', 'notBreathing'] as const;

/** Turns that are asked, or tell of what the helper lacks; what the phone does is first. */
export const turnsAsked: readonly TurnPattern[] = [
  says({ turn: 'nobodyAnswers', beside: ['notAwake', 'bleeding'] })`
    nobody .. answer|pick|phone|take
    they .. not .. answer|pick
    not one|he .. pick|take .. phone
    not one .. answer
    not ... answer ... phone
    not|nobody .. pick
    phone ... not|nobody ... answer|pick|through|work|go|catch|connect|available|reach|enter|exist|valid|take
    phone .. twist|work
    phone ... busy|engaged|off|ringing|rings|inaita|unreachable|anyone|rejected|hold|cut|drops|dead|down|die|wrong
    cut .. phone
    called .. not ... answer|pick $
    called .. not|nobody $
    phone called .. stop
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
    not|i|without .. money|bob|price .. phone|airtime|call`,
  says({ turn: 'noCar' })`may i put|take|use|drive|rush .. boda|car|taxi|matatu`,
  says({ turn: 'cannot', beside: ['stroke'] })`i may not .. lift|move he`,
  says({ turn: 'cannot', beside: pushing })`
    not know .. cpr|how|do
    not know where .. put
    not .. doctor|nurse|medic
    mouth not
    i .. not .. mouth
    untrained`,
  says({ turn: 'notSure', beside: breathless })`
    not .. sure|clear
    not know if|what|how ... breathe|awake|wake|stop
    not know !how|do|cpr|where
    may not .. tell|know|understand
    may not see !chest
    may not see chest
    not .. tell if
    hard .. tell|know|see
    how .. know|tell
    unsure
    not understand`,
  says({ turn: 'cracked', beside: ['brokenBone', ...pushing] })`
    rib
    cracked .. bone|chest|sound|something
    bone|chest|something|sound|noise|mfupa|it .. cracked
    hear .. cracked
    crunch|crunching`,
  says({ turn: 'same' })`not .. better|stop|less|help|work|nafuu !breathe`,
  says({ turn: 'without', beside: ['asthma', 'medicine'] })`
    not|without .. ${needed} !work|help
    ${needed} .. stop|end|finish|lost|empty|far
    lost .. ${needed}
    ${needed} i? not !work|help|better|do
    where ... ${needed}
    inhale stop|end|finish|empty
    not clean`,
  says({ turn: 'howLong', beside: pushing })`
    how long
    push .. until|long|ngapi
    until .. ngapi`,
  says({ turn: 'mayIStop', beside: pushing })`
    may i|he .. stop|rest|remove|leave
    may i .. take cracked|rest
    may let go
    may i .. let go
    may i|he .. check .. cloth|hurt|blood|it
    may i .. remove .. arm
    may stop|rest|remove
    ^ i stop
    when .. i .. stop
    i .. tired
    ^ tired
    arm|mkono|back|wrist .. pain|tired|hurt
    may .. push|still !he
    take move
    may .. take .. off
    arm .. kill|dead
    is it ok|good|safe ... stop|rest|check
    is it enough
    do i take off
    may i? close
    take over
    do i .. still|stop
    may not .. push|still|press|longer`,
  says({ turn: 'mayIMove' })`may i put .. bed|side|floor|chair|inside|road`,
  says({ turn: 'water', beside: ['medicine'] })`
    give .. ${given}
    may i give he? !breathe|breath|breaths|mouth|cpr|push|up
    make he vomit
    may .. vomit
    ${given} .. is it
    may !not .. ${given}
    ${given} .. may|ok|give
    ${given} or
    ^ he? is? need|ask|say|request|want .. ${given}
    ^ ${given} $
    ^ ${given} for .. $
    put .. mouth|teeth|something
    may .. put
    thirsty|kiu|hungry|njaa`,
  says({ turn: 'mayIMove' })`
    may !see ... move|walk|remain|sleep|wake|up|toilet|home|road|play|bed|side|inside|outside
    he is? need .. up|walk|move|sleep|toilet|home
    let .. walk|move|sleep|up|go
    ^ move he
    ^ move .. ok
    move he down|up|in
    walk ok|may
    ^ move $
    ^ he? walk $
    i .. move
    move .. or`,
  says({ turn: 'howLong', beside: pushing })`
    how long|many|much|often
    long what|which
    what .. time|minutes|long
    until when|what|hour|how
    do|push .. until
    when end|stop|enough
    mara|minutes ngapi
    ngapi`,
  says({ turn: 'noCar' })`
    not .. car|ambulance|transport|taxi
    not arrive .. ambulance
    car|taxi|boda|drive|transport|uber
    ambulance .. late|long|not|far|delayed|still
    they .. long
    get|way .. hospital
    far .. hospital|town|clinic|place|village
    hospital|clinic .. far
    take .. hospital|clinic
    he|i .. go .. hospital|clinic
    may|how ... hospital|clinic
    i .. far
    still|not .. late
    they .. not|still .. arrive
    late`,
  says({ turn: 'alone', beside: ['stroke'] })`
    alone
    nobody !is|hurt|ill|sick
    not people
    only i
    he|it|is i $
    just i
    not he|one .. help|around|near|else|mwingine|home|with|swap
    not he|one $
    not one ... i
    ^ i $`,
  says({ turn: 'cannot', beside: pushing })`
    ^ i .. may not $
    i may not .. do|give|push|reach|arrive|lift|press|hold|catch|manage
    arm .. not .. reach|arrive
    not .. blow
    i is? not .. able|strength|strong|trained|training|learn|learned|teach|enough
    i is? not do
    is not teach
    how .. i? do
    not trained|training|experience|learned
    scared
    if i .. hurt|harm|kill
    hurt|harm he
    heavy|difficult|ngumu
    ^ it? is? hard
    i .. not need`,
];

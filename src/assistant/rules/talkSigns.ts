import { sign, type Sign } from './sign';

const things =
  'bag|wallet|purse|keys|id|laptop|shoes|glasses|jacket|luggage|property|charger|mkoba|begi|call|simu|something';

const events =
  'event|events|concert|match|game|marathon|race|wedding|festival|rally|tournament|graduation|party|funeral|rugby|football|sport|sherehe|harambee|crusade';

/** Questions that are asked of a person, and what is said in between. */
export const talkSigns: readonly Sign[] = [
  sign({ rule: 'contact', ask: 'languages' })`
    sheng|kisomali|kimasai|kiswa|kienglish
    understand|elewa .. sheng|me
    swahili|kiswahili|english|kingereza|kiingereza|language|languages|lugha|kikuyu|kikamba|luo|dholuo|somali|luhya
    talk|understand|elewa .. kamba
  `,
  sign({ rule: 'contact', ask: 'person' })`
    you are? robot
    talk .. manager|person
    talk .. person .. real
    need talk person
    person .. real|true|kweli
    connect .. crew|staff|person
    talk with? person
    you are robot
    you robot
    talk .. with person
    are you .. robot|bot|equipment
    you robot|bot|equipment
    give person|human
    real|true person|human
    need|give .. person .. real|true
    customer care|service
    connect|transfer me .. staff|person|agent|crew
    person hapo
    talk|connect .. to|with person|human|agent|staff|manager|operator|customer|real|representative
    human|agent|representative
    talk who
    connect .. person|human|agent|staff|manager|operator
  `,
  sign({ rule: 'contact', ask: 'complaint', strong: true })`
    service .. bad
    insult
    not satisfied
    treat .. badly|bad|vibaya
    overcharged|overcharge
    bribe|hongo
    ambulance|car .. dirty|chafu
    not satisfied .. service|with|you|treated
    disappointed
    treated .. badly|mother|father|patient
    report .. crew|driver|you
    service .. bad|poor|serious
    need|how|where|who .. complain|complaint
    madharau|rudely
    maoni
    complain|complaint $
    complain|complaint .. about|kuhusu|service|you|your|ambulance|crew|driver|staff|paramedic|team
    file|make|have|register .. complaint
    report .. driver|crew|staff|paramedic|team|service|doctor|nurse
    rude|unprofessional|misbehaved
    bad|poor|worst service
    feedback|compliment
  `,
  sign({ rule: 'contact', ask: 'lostProperty', strong: true })`
    ${things}|belongings .. remain
    see mkoba|begi|wallet
    lose .. wiki|week|and found
    find wallet|call|bag|mkoba|begi
    find .. wallet|mkoba|begi .. ambulance
    forget|lose|left|stay .. in|inside|on? .. ambulance|car
    left .. documents|papers|call|bag
    lose and found
    ${things}|belongings .. forget|left .. car|ambulance
    forget .. ${things}|belongings .. ambulance|car
    kitambulisho
    wallet
    lose .. mkoba|begi|wallet|kitambulisho
    documents .. in|inside .. car|ambulance
    lose|left|forget .. ${things} .. in|inside|on|ambulance
    lose|left|forget .. my|our|her|his ${things}
    i lose|left|forget .. ambulance
    lose property
    stop mkoba|begi|simu
  `,
  sign({ rule: 'call', ask: 'otherNumbers', strong: true })`
    red cross .. number
    number .. red cross|fire|gbv|counselling|poison|child|helpline|kituo
    counselling|counseling line|number|helpline
    ushauri
    suicide helpline|number|line
    number .. suicide|defile|violence
    poison helpline
    helpline .. suicide|child|gbv|violence
    number .. kituo .. poison
    number ... poison
    child lose|missing|potea
    child .. missing|lose
    zima fire
    police|fire|brigade|befrienders|childline|counsellor|suicide|gbv .. number|line|contact
    number .. police|fire|brigade|befrienders
    fire brigade|department|fighters
    poison centre|center|line|control
    call police
    child|gbv|suicide helpline
    lose|missing child|person|baby
  `,
  sign({ rule: 'emergencyPlan', ask: 'eventCover' })`
    ambulance .. injili|concert|event|funeral
    standby
    event|mechi|sherehe|wedding|concert|crusade|marathon|tournament|match|race|graduation ... cover|standby|paramedic|ambulance|provide|firstaid
    cover .. event|mechi|sherehe|wedding
    paramedic .. race|match|event|concert
    firstaid .. sport|games|match
    sport day
    cover|coverage|standby|ambulance|paramedic|team|crew|firstaid .. ${events}
    ${events} .. cover|coverage|standby|ambulance|paramedic|team|crew|medical|firstaid
  `,
  sign({ rule: 'responseTime', ask: 'tracking', strong: true })`
    ambulance .. far
    called .. late
    called .. not ambulance
    arrive kweli
    ambulance .. arrive|iko|gone where
    called|call ... nobody|not .. arrive
    called ... ago .. not|nobody
    ambulance bado
    wait ... not
    you not arrive
    why|mbona .. not|late .. arrive|here
    mbona .. late|not
    you arrive true|kweli
    crew|they left yet
    when .. ambulance i .. called
    ambulance i called
    is|are ambulance|crew|you on .. way
    half hour .. ambulance
    ambulance .. not arrive|here|seen
    where is|has? ambulance
    how far .. ambulance
    where .. ambulance bado|arrive
    ambulance .. iko|is where
    why .. ambulance|you .. late|not|long
    ambulance|you .. late|delay
    ambulance|you .. not here|arrive
    late .. ambulance
    is|are ambulance|you|they|help arrive !what
    is ambulance close|near|far
  `,
  sign({ rule: 'waiting', ask: 'tracking' })`
    still|bado .. wait .. ambulance|you
    still wait
    wait .. ambulance .. hour|minutes|long|saa
    wait hour|minutes|long .. ambulance
    called .. ambulance ... ago|where
  `,
  sign({ rule: 'hello', ask: 'thanks' })`
    was|been helpful|useful|awesome|wonderful|great
    ^ helpful|useful|awesome|wonderful|great
    ^ poa $
    appreciate
    ^ helpful
    saved my|our|his|her .. life|mother|father|child
    thanks
    ^ ok|okay|sawa|great|nice|good|cool|noted|alright $
    ^ ok|okay|sawa thanks|well $
    bless you
    akubariki|awabariki|mbarikiwe|ubarikiwe
  `,
  sign({ rule: 'hello', ask: 'goodbye' })`
    ^ heri $
    day mwema|njema
    nice day|evening|weekend
    siku njema
    night mwema|njema
    night mwema
    talk|see|catch .. later
    ^ later $
    ^ see you? $
    ok|okay|sawa|bye|well see you? $
    have .. nice|good day|evening|night
    ^ good? bye|goodbye|byebye|kwaheri
    bye|byebye|kwaheri $
    see you later
    tutaonana
    ^ haya|sawa? baadaye $
    talk|see baadaye
    good night $
  `,
  sign({ rule: 'helping', ask: 'thanks' })`
    thanks .. help
  `,
];

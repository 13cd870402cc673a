import { sign, type Sign } from './sign';

const things =
  'bag|wallet|purse|keys|id|laptop|shoes|glasses|jacket|luggage|property|charger|mkoba|begi|call|simu|something';
const events =
  'event|events|concert|match|game|marathon|race|wedding|festival|rally|tournament|graduation|party|funeral|rugby|football|sport|sherehe|harambee|crusade';

/** Questions about the service, with the rule that they belong to. */
export const askSigns: readonly Sign[] = [
  sign({ rule: 'contact', ask: 'price' })`
    price
    how much $|is|are|do|does|will|would|for|you|it|to|ambulance
    coin ngapi|how
    is it|this|that|service|ambulance free !to
    free ambulance|service
    quote|quotation
  `,
  sign({ rule: 'contact', ask: 'insurance' })`
    insurance
  `,
  sign({ rule: 'contact', ask: 'payment' })`
    pay|payment|payments|lipa|malipo
    mpesa
    till number
    accept|take|pay .. visa|card|cards|cash|cheque
    visa|cash|card or
    invoice|receipt|billing|refund
  `,
  sign({ rule: 'availability', ask: 'coverage' })`
    are you .. in|around|near .. place|town|county|area
    are you place
    you|cover|serve|arrive|have|service|services .. place
    which|what areas|counties|places|towns|place
    where .. you .. operate|serve|cover|work
    cover|serve|operate .. area|areas|county|counties|region|town
    coverage area|areas
  `,
  sign({ rule: 'contact', ask: 'coverage' })`
    where are you !call
    where .. you|office|company .. based|locate|found
    are you where
    your locate
  `,
  sign({ rule: 'paramedic', ask: 'licence' })`
    are .. you|ambulance|they|crew|paramedic|people|staff|company .. licensed|registered|certified|accredited|qualified
    kmpdc
    license|licence|licensed|accreditation
    registered .. council|board
  `,
  sign({ rule: 'contact', ask: 'jobs' })`
    job !description
    need kazi
    nafasi kazi
    volunteer|attachment
    work for you|your
    employ|employment|recruit|recruiting
  `,
  sign({ rule: 'contact', ask: 'languages' })`
    swahili|kiswahili|english|kingereza|kiingereza|language|languages|lugha|kikuyu|luo|dholuo|somali|kamba|luhya
  `,
  sign({ rule: 'contact', ask: 'person' })`
    talk|connect .. to|with person|human|agent|staff|manager|operator|customer|real|representative
    human|agent|representative
    talk who
    connect .. person|human|agent|staff|manager|operator
  `,
  sign({ rule: 'contact', ask: 'complaint', strong: true })`
    complain|complaint|complaints|malalamiko|lalamika
    report .. driver|crew|staff|paramedic|team|service|doctor|nurse
    rude|unprofessional|misbehaved
    bad|poor|worst service
    feedback|compliment
  `,
  sign({ rule: 'contact', ask: 'lostProperty', strong: true })`
    lose|left|forget .. ${things} .. in|inside|on|ambulance
    lose|left|forget .. my|our|her|his ${things}
    i lose|left|forget .. ambulance
    lose property
    stop mkoba|begi|simu
  `,
  sign({ rule: 'call', ask: 'otherNumbers', strong: true })`
    police|fire|brigade|befrienders|childline|counsellor|suicide|gbv .. number|line|contact
    number .. police|fire|brigade|befrienders
    fire brigade|department|fighters
    poison centre|center|line|control
    call police
    child|gbv|suicide helpline
    lose|missing child|person|baby
  `,
  sign({ rule: 'emergencyPlan', ask: 'eventCover' })`
    cover|coverage|standby|ambulance|paramedic|team|crew|firstaid .. ${events}
    ${events} .. cover|coverage|standby|ambulance|paramedic|team|crew|medical|firstaid
  `,
  sign({ rule: 'responseTime', ask: 'tracking', strong: true })`
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
    wait .. ambulance .. hour|minutes|long|saa
    wait hour|minutes|long .. ambulance
    called .. ambulance ... ago|where
  `,
  sign({ rule: 'hello', ask: 'thanks' })`
    thanks
    ^ ok|okay|sawa|great|nice|good|cool|noted|alright $
    ^ ok|okay|sawa thanks|well $
    bless you
    akubariki|awabariki|mbarikiwe|ubarikiwe
  `,
  sign({ rule: 'hello', ask: 'goodbye' })`
    bye|goodbye|byebye|kwaheri
    see you later
    tutaonana|baadaye
    good night $
  `,
];

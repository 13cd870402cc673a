import type { Sign } from './sign';

const things =
  'bag|wallet|purse|keys|id|laptop|shoes|glasses|jacket|luggage|property|charger|mkoba|begi|call|simu|something';
const events =
  'event|events|concert|match|game|marathon|race|wedding|festival|rally|tournament|graduation|party|funeral|rugby|football|sport|sherehe|harambee|crusade';

/** Questions about the service, with the rule that they belong to. */
export const askSigns: readonly Sign[] = [
  {
    rule: 'contact',
    ask: 'price',
    patterns: `
      price
      how much $|is|are|do|does|will|would|for|you|it|to|ambulance
      coin ngapi|how
      is it|this|that|service|ambulance free !to
      free ambulance|service
      quote|quotation
    `,
  },
  {
    rule: 'contact',
    ask: 'insurance',
    patterns: `
      insurance
    `,
  },
  {
    rule: 'contact',
    ask: 'payment',
    patterns: `
      pay|payment|payments|lipa|malipo
      mpesa
      till number
      accept|take|pay .. visa|card|cards|cash|cheque
      visa|cash|card or
      invoice|receipt|billing|refund
    `,
  },
  {
    rule: 'availability',
    ask: 'coverage',
    patterns: `
      are you .. in|around|near .. place|town|county|area
      are you place
      you|cover|serve|arrive|have|service|services .. place
      which|what areas|counties|places|towns|place
      where .. you .. operate|serve|cover|work
      cover|serve|operate .. area|areas|county|counties|region|town
      coverage area|areas
    `,
  },
  {
    rule: 'contact',
    ask: 'coverage',
    patterns: `
      where are you !call
      where .. you|office|company .. based|locate|found
      are you where
      your locate
    `,
  },
  {
    rule: 'paramedic',
    ask: 'licence',
    patterns: `
      are .. you|ambulance|they|crew|paramedic|people|staff|company .. licensed|registered|certified|accredited|qualified
      kmpdc
      license|licence|licensed|accreditation
      registered .. council|board
    `,
  },
  {
    rule: 'contact',
    ask: 'jobs',
    patterns: `
      job !description
      need kazi
      nafasi kazi
      volunteer|attachment
      work for you|your
      employ|employment|recruit|recruiting
    `,
  },
  {
    rule: 'contact',
    ask: 'languages',
    patterns: `
      swahili|kiswahili|english|kingereza|kiingereza|language|languages|lugha|kikuyu|luo|dholuo|somali|kamba|luhya
    `,
  },
  {
    rule: 'contact',
    ask: 'person',
    patterns: `
      talk|connect .. to|with person|human|agent|staff|manager|operator|customer|real|representative
      human|agent|representative
      talk who
      connect .. person|human|agent|staff|manager|operator
    `,
  },
  {
    rule: 'contact',
    ask: 'complaint',
    strong: true,
    patterns: `
      complain|complaint|complaints|malalamiko|lalamika
      report .. driver|crew|staff|paramedic|team|service|doctor|nurse
      rude|unprofessional|misbehaved
      bad|poor|worst service
      feedback|compliment
    `,
  },
  {
    rule: 'contact',
    ask: 'lostProperty',
    strong: true,
    patterns: `
      lose|left|forget .. ${things} .. in|inside|on|ambulance
      lose|left|forget .. my|our|her|his ${things}
      i lose|left|forget .. ambulance
      lose property
      stop mkoba|begi|simu
    `,
  },
  {
    rule: 'call',
    ask: 'otherNumbers',
    strong: true,
    patterns: `
      police|fire|brigade|befrienders|childline|counsellor|suicide|gbv .. number|line|contact
      number .. police|fire|brigade|befrienders
      fire brigade|department|fighters
      poison centre|center|line|control
      call police
      child|gbv|suicide helpline
      lose|missing child|person|baby
    `,
  },
  {
    rule: 'emergencyPlan',
    ask: 'eventCover',
    patterns: `
      cover|coverage|standby|ambulance|paramedic|team|crew|firstaid .. ${events}
      ${events} .. cover|coverage|standby|ambulance|paramedic|team|crew|medical|firstaid
    `,
  },
  {
    rule: 'responseTime',
    ask: 'tracking',
    strong: true,
    patterns: `
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
  },
  {
    rule: 'waiting',
    ask: 'tracking',
    patterns: `
      wait .. ambulance .. hour|minutes|long|saa
      wait hour|minutes|long .. ambulance
      called .. ambulance ... ago|where
    `,
  },
  {
    rule: 'hello',
    ask: 'thanks',
    patterns: `
      thanks
      ^ ok|okay|sawa|great|nice|good|cool|noted|alright $
      ^ ok|okay|sawa thanks|well $
      bless you
      akubariki|awabariki|mbarikiwe|ubarikiwe
    `,
  },
  {
    rule: 'hello',
    ask: 'goodbye',
    patterns: `
      bye|goodbye|byebye|kwaheri
      see you later
      tutaonana|baadaye
      good night $
    `,
  },
];

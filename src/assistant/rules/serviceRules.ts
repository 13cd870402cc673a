import { emergencyRules, rule, type Rule } from './rule';

/** From `availability` to `contact`: the service and its people. */
export const serviceRules: readonly Rule[] = [
  // Whether an ambulance is available: times, days, places.
  rule({
    id: 'availability',
    fallbackPatterns: 'open|available',
    yieldsTo: [
      'contact',
      'transport',
      'firstAidKit',
      'advancedCare',
      'crew',
      'training',
      'callAmbulance',
      'waiting',
      'inAmbulance',
      'emergencyPlan',
      'safeToWait',
      ...emergencyRules,
    ],
  })`
    24
    you|ambulance|are|is|always|today|still open|available
    open|available today|at|on|all|night
    working|opening|operating|business hour|time
    what time .. open|close|start|work
    work|operate|operational|running|open|available|call|service .. night|sunday|saturday|weekend|holiday|holidays|christmas|today|hour|always
    you|ambulance .. night|sunday|saturday|weekend|holiday|holidays|christmas|always
    night|sunday|weekend .. you|ambulance|work|service
    are you .. in|around|near town|county|area|kenya
    you|ambulance|service|services .. have|serve|cover|operate|work|go|arrive|available|are|is .. in|around|near|at|to|outside
    cover|serve|operate .. in|area|areas|county|counties|region|town
    ambulance .. in|around|near|nearby|nearest
    near|nearest|nearby|closest .. ambulance
    have|any|got|is|are .. ambulance .. free|ready|around|near|standby
    is there .. ambulance
    you have ambulance
    are you ambulance
    have !called .. ambulance
    day and? night
    night day
    ambulance karibu
    all day|time|hour
    any time
    anytime
    round clock
    you|cover|serve|arrive|have|are|service|services .. place
  `,
  // What a paramedic is, does and has learned.
  rule({
    id: 'paramedic',
    strongPatterns: `
      training .. paramedic .. have|get|need|got
      paramedic job|role|duty|duties|work|study|salary
      are|is paramedic doctor|nurse
      role|job|work .. paramedic
      paramedic training .. do|in
      are there paramedic $
      how long .. paramedic
    `,
    yieldsTo: [
      'contact',
      'crew',
      'training',
      'callAmbulance',
      'waiting',
      'emtDifference',
      'transport',
      ...emergencyRules,
    ],
  })`
    paramedic
  `,
  // Reaching people other than in an emergency: post, office, complaint, booking, prices.
  rule({
    id: 'contact',
    fallbackPatterns: 'lose',
    yieldsTo: [
      'transport',
      'firstAidKit',
      'advancedCare',
      'crew',
      'training',
      'callAmbulance',
      'emergencyPlan',
      ...emergencyRules,
    ],
  })`
    contact
    email
    whatsapp
    office|offices|headquarters|hq|ofisi
    address
    website|facebook|twitter|instagram|tiktok
    where are you
    where .. you|office|ambulance|company .. based|locate|found|find
    locate .. you|your
    get in touch
    how|where .. arrive person
    how .. arrive you
    talk .. to|with|person|human|agent|staff|manager|operator|customer|doctor
    customer|client care|service|support
    manager
    call me
    call back
    send .. message
    write .. you
    how much
    nafasi
    where .. find you
    i left|forget|lose
    appointment|clinic|clinics
    partner|partnership|media
  `,
];

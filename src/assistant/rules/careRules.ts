import { emergencyRules, rule, type Rule } from './rule';

/** The rules from `transport` to `training`: care, the people who give it and those who learn it. */
export const careRules: readonly Rule[] = [
  // Planned transport of a patient: to hospital, home, dialysis, the airport, between hospitals.
  rule({
    id: 'transport',
    fallbackPatterns: 'hospital|take|move',
    yieldsTo: ['advancedCare', 'emergencyPlan', 'safeToWait', ...emergencyRules],
  })`
    transport
    transfer
    take|move|carry|rush|arrive .. hospital|house|theatre
    hospital .. take|move
    which|what|nearest|best hospital
    hospital .. which|what
    hospital .. to .. hospital|house
    from .. hospital
    from .. to? .. hospital|place|house
    place to place
    take my|him|her|us|me|patient .. to
    take patient
    carry|move patient
    patient .. carry|move
    fly|flown|flying
    pick|picked up|patient|my|him|her
    discharge|discharged|dialysis|chemo|chemotherapy|scan|airport|referral|referred|repatriation
    air|flying|plane|helicopter|flight ambulance|evacuation|evac|evacuate
    evacuation|evacuate|medevac|airlift|helicopter|ndege
    ambulance .. helicopter|plane|ndege
    move|ride|lift .. patient|bedridden
    bedridden|wheelchair
    go|going to? hospital
  `,
  // How to do cardiopulmonary resuscitation and use a defibrillator.
  rule({ id: 'cpr', topic: 'notBreathing', yieldsTo: ['training'] })`
    cpr
    compression
    chest push|pushes|press|pump|pumping|massage
    push|press|pump|pumping .. chest|hard|deep|fast
    how|hard|deep|fast .. push|press|compression
    restart .. heart
    heart massage
    resuscitate|resuscitation|resus|revive|reviving|fufua|kufufua
    mouth to mouth
    rescue|mouth|give .. breathe
    defibrillator
  `,
  // What a first aid kit contains.
  rule({ id: 'firstAidKit', topic: 'kit', yieldsTo: ['training', ...emergencyRules] })`
    kit
    firstaid box|bag|supplies|inside|equipment|items|cabinet|pouch|boxes|sanduku
    sanduku .. firstaid
    box|bag|sanduku .. firstaid
    bandages|plasters|gauze|antiseptic .. need|list|buy|keep|house|many
    many|list|need|which|buy bandages|plasters
  `,
  // Intensive care on the road: ventilator, advanced life support, small babies.
  rule({ id: 'advancedCare', yieldsTo: ['training'] })`
    icu
    advanced
    als
    bls
    acls
    life support
    ventilator|ventilators|ventilated|incubator|intubated|intubation|infusion
    intensive
    serious care
    handle|manage|take|treat serious
    neonatal|nicu|hdu|premature|preterm
    specialised|specialized
  `,
  // Crew of the ambulance.
  rule({
    id: 'crew',
    fallbackPatterns: 'driver|nurse',
    strongPatterns: `
      people how|ngapi|wangapi|many
      ambulance driver
      driver .. qualified|training|licensed|experienced|certified|know
    `,
    yieldsTo: ['training', 'callAmbulance', 'waiting', ...emergencyRules],
  })`
    crew
    staff|personnel|wafanyakazi
    your|ambulance team
    who arrive|work|works|drive|rides|attends|will|handles
    who .. in|on|with .. ambulance
    who .. arrive|ambulance|team|crew
    you send doctor|nurse|paramedic
    ambulance .. who
    how many|much .. people|paramedic|doctor|nurse|emt|staff|crew|in|arrive
    doctor|nurse|paramedic|emt .. ambulance|arrive|board|onboard|with|inside
    ambulance .. doctor|nurse|driver
    is|are there .. doctor|nurse|paramedic
    you have|employ .. doctor|nurse|paramedic
    are you .. doctor|nurse
    are .. driver|doctor|nurse
    qualified people
    female|lady|male
  `,
  // Courses, classes and certificates.
  rule({ id: 'training', fallbackPatterns: 'class|learn' })`
    training
    train my|our|people|staff|teachers|employees
    you|we|be|get|they train
    course
    certificate|certificates|certification|certified|cert|certify
    learn !that .. firstaid|cpr|paramedic|you|with
    i|we|to|need|can|where learn
    firstaid|cpr .. class
    class .. firstaid|cpr|training
    teach|teaching|teaches|fundisha|fundisheni|funza
    study|college|enrol|enroll|register|diploma
    become .. paramedic|emt
  `,
];

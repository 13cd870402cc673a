import { rule, type Rule } from './rule';

/** From `waiting` on: until the ambulance arrives, and what to know beforehand. */
export const waitRules: readonly Rule[] = [
  // The ambulance has been called: what to do until it arrives.
  rule({
    id: 'waiting',
    fallbackPatterns: 'wait',
    strongPatterns: 'what .. do .. as|while .. wait',
    yieldsTo: ['safeToWait', 'stoppedBreathing'],
  })`
    as|while|when .. ambulance|help|crew is? arrive
    while|as|when|during|still|are|am .. wait !until|till
    wait .. for? ambulance|you|help|them|crew|paramedic
    before|until|till .. ambulance|help|you|they|paramedic|crew|team .. arrive|here|get
    kabla ... arrive|ambulance
    ambulance .. arrive .. do
    ambulance|help .. on|is way
    on my|their|your? way
    on it is way
    iko way
    ambulance|help|they is|are arrive
    called .. what|wait
    ^ wait $
    ^ wait do|what
    ambulance is? arrive .. what|prepare
    prepare .. ambulance
    called .. ambulance|you|999
    called .. what
    meantime
    ambulance|crew|team arrive .. what
  `,
  // The inside of an ambulance and its equipment.
  rule({
    id: 'inAmbulance',
    fallbackPatterns: 'inside',
  })`
    inside ... ambulance
    kuna what .. ambulance
    things|found in ambulance
    ambulance .. inside
    what .. in|on|aboard ambulance
    what is in? .. ambulance $
    what .. ambulance .. have|carry|look
    what .. have|carry .. in|on ambulance
    ambulance .. what .. in|have|inside
    ambulance .. carry|look|looks
    what .. board
    tour .. ambulance
    see|show .. inside
    types|type|kind .. ambulance
    ambulance .. types|type|kind|features
  `,
  // Preparing a home, school or site for an emergency.
  rule({ id: 'emergencyPlan', topic: 'plan' })`
    andaa|jiandaa|tayarisha|maandalizi
    plan
    be|get ready for? emergency|disaster
    drill|drills
    prepare|preparing|prepared|preparation|kujiandaa|jiandae|ready for? .. emergency
    prepare|preparing|prepared|preparation|kujiandaa|jiandae
    assembly|muster|evacuation point|plan|route
    risk assessment
    school|site|event|house|work|office|workplace|events .. emergency|safety|cover|coverage|standby
    cover|coverage|standby|safety .. school|site|event|events|concert|match|marathon|race|wedding|house|workplace
  `,
  // Whether somebody may wait, stay at home or go by other means.
  rule({ id: 'safeToWait', yieldsTo: ['stoppedBreathing'] })`
    go hospital or .. stay|house|live
    sleep .. see .. morning
    use uber|taxi|bolt
    can|inaweza wait
    go hospital or
    hospital or .. house|stay
    drive .. own|hospital
    i drive .. hospital
    carry .. car|boda|taxi
    use taxi|uber|bolt
    wait .. monday|saturday
    nimbebe
    mwenyewe hospital
    sleep .. morning
    safe|ok|okay|fine|dangerous|risky|better .. wait|drive|stay|sleep
    can|could|should i|we|he|she|it|this|they .. wait
    wait .. until|till|for|to morning|monday|later|doctor|today
    until|till|hadi|mpaka morning|monday
    wait morning
    should|can|could|may|let|is|better|do .. drive
    drive .. myself|him|her|them|own|hospital|us|my
    my|our|own|private|personal|neighbours car
    take|go|use .. taxi|uber|bolt|car|boda !accident
    by|in taxi|uber|bolt
    taxi|uber|bolt|car|boda .. instead|hospital|or|ambulance
    ambulance or .. drive|car|taxi|uber
    safe to?
    do i|we need .. ambulance|hospital
    is it|this|that|he|she .. serious|dangerous
    how serious
    go away own
    stay .. house
    worth .. going|hospital
    should|must .. i|we|he|she go
  `,
  // Somebody does not breathe, has no pulse or drowned.
  rule({ id: 'stoppedBreathing' })`
    survive|live .. breathe|oxygen
    long|minutes ... not breathe|oxygen
    brain damage
  `,
  // Differences between an EMT and a paramedic.
  rule({ id: 'emtDifference' })`
    emt
    difference
    vs|versus
    same as? .. paramedic|emt|nurse
    paramedic .. same
    better paramedic
    paramedic or
  `,
];

import { emergencyRules, rule, type Rule } from './rule';

/** From `responseTime` to `call`: the first questions of somebody who needs an ambulance. */
export const askRules: readonly Rule[] = [
  // How long the ambulance takes to arrive, in general or this time; no other durations.
  rule({
    id: 'responseTime',
    strongPatterns: `
      response|wait time|times
      reponse|respons|responce|respose time|times
      how long|fast|minutes|hour ... arrive|respond|here|there
      how long|fast|minutes|hour ... you get|take !me|him|her|us|my|patient|person
      how long|minutes|hour .. ambulance
      how long|fast are|is you|ambulance|help|team
      how far are|is you|ambulance
      how much|many time|minutes|hour ... arrive|ambulance|you|here|there|take
      how fast are|is|can|do|will|would|does you|ambulance|they|person|help
      you|ambulance .. respond? fast
      minutes .. where are you
      arrive time
      when|time .. you|ambulance|help|team arrive|here
      when .. you|ambulance|help|they .. arrive|here|get
      time .. ambulance|you take|arrive
      how long|what .. minutes .. ambulance|arrive
      minutes|long|hour|time|saa what|how|ngapi ... arrive|ambulance
      ambulance|arrive ... saa|minutes|long what|how|ngapi
      mtachukua|itachukua|inachukua
      arrive when
      arrive .. when
      ambulance .. when|fast $
      when is|will .. ambulance
      where is ambulance
      how long will|is it|you|they
      are you close|near|nearby|far
      are you arrive
      how long|fast .. be there|here
      estimated time
      speed .. response|ambulance
    `,
    // These may also be about an illness: ten minutes of fits are no question about the service.
    fallbackPatterns: 'arrive|fast|minutes|late',
    yieldsTo: emergencyRules,
  })`
    how long|minutes|hour do|will|must i|we wait
    how long $
    how fast $
    how many minutes $
    how long .. take $
    minutes ngapi
    long what
    itachukua long|minutes
    how much? longer
    take long
  `,
  // Equipment, machines, oxygen or a defibrillator that the crews have and use.
  rule({
    id: 'equipment',
    strongPatterns: 'kit .. ambulance|crew',
    fallbackPatterns: 'oxygen|stretcher|monitor|suction|collar',
    yieldsTo: ['firstAidKit', 'advancedCare', 'callAmbulance', 'inAmbulance', 'transport', ...emergencyRules],
  })`
    equipment
    kind|type|types|what .. supplies|instruments
    you|ambulance|they|crew|paramedic .. have|carry|got|with|iko|give .. oxygen|defibrillator|stretcher|monitor|suction|splint|splints|collar|wheelchair|ecg
    are you .. oxygen|defibrillator|stretcher|monitor|suction|wheelchair
    ambulance|is|are .. oxygen|defibrillator|stretcher|monitor .. available|provided|onboard|board|there
    is|are there .. oxygen|defibrillator|stretcher|monitor
    ambulance with oxygen|defibrillator|stretcher|monitor
    oxygen|stretcher .. ambulance
    you use|monitor oxygen|monitor|stretcher|heart
    what .. you use
    have|carry oxygen|defibrillator|stretcher
  `,
  // Which number to call, how to call and what to say on the phone.
  rule({
    id: 'call',
    strongPatterns: `
      what|which|your|emergency|ambulance|call|telephone|simu|toll|mobile|cell|right|correct .. number
      number .. emergency|call|ambulance|simu|your
      give|send|share .. number
      number $
      number
      emergency|help line
      emergency contact
      contact emergency
      helpline
      who .. call
      call who|number
      call number what
      call aje|how
      how .. call !ambulance
      how .. call you|999|emergency|them
      how|where .. call !app
      can i call you
      toll free
      simu your|yako|ngapi
      airtime|credit
    `,
    yieldsTo: ['contact', 'callAmbulance', 'waiting', ...emergencyRules],
  })`
    999|112|911|1199
    free ... call
    call .. free
    call $
    ^ call us|you $
    call you
    call emergency
    call .. services
    ^ i|need|can .. call $
    make|making|place call
    call center|centre
    your call
    ^ call|telephone $
  `,
];

import { told, type Rule } from './rule';

/** From `responseTime` to `call`: the first questions of who needs an ambulance. */
export const askRules: readonly Rule[] = [
  {
    // How long the ambulance takes to arrive, in general or this time. Nothing else that lasts.
    id: 'responseTime',
    firm: `
      response|waiting time|times
      reponse|respons|responce|respose time|times
      how long|fast|minutes|hour ... arrive|respond|here|there
      how long|fast|minutes|hour ... you get|take !me|him|her|us|my|patient|someone
      how long|minutes|hour .. ambulance
      how long|minutes|hour do|will|must i|we wait
      how long|fast are|is you|ambulance|help|team
      how long $
      how far are|is you|ambulance
      how much|many time|minutes|hour ... arrive|ambulance|you|here|there|take
      how fast $
      how fast are|is|can|do|will|would|does you|ambulance|they|person|help
      you|ambulance .. respond? fast
      ambulance|is ambulance close|near|far
      minutes .. where are you
      how many minutes $
      how long .. take $
      minutes ngapi
      arrive time
      late .. ambulance
      when|time .. you|ambulance|help|team arrive|here
      when .. you|ambulance|help|they .. arrive|here|get
      time .. ambulance|you take|arrive
      how long|what .. minutes .. ambulance|arrive
      minutes|long|hour|time|saa what|how|ngapi ... arrive|ambulance
      ambulance|arrive ... saa|minutes|long what|how|ngapi
      minutes ngapi
      long what
      long gani
      itachukua long|minutes
      mtachukua|itachukua|inachukua
      arrive when
      arrive .. when
      ambulance .. when|fast $
      when is|will .. ambulance
      where is ambulance
      ambulance .. iko|is where
      where .. ambulance now|bado
      why .. ambulance|you .. late|delayed|not|long
      ambulance|you .. late|delayed|delay|not here|not arrive|not arrived
      is|are ambulance|you|they|help arrive !what
      how much? longer
      how long will|is it|you|they
      are you close|near|nearby|far
      are you arrive
      taking so? long
      how long|fast .. be there|here
      estimated time
      speed .. response|ambulance
    `,
    claims: '',
    vaguely: `
      arrive|fast|minutes|late
    `,
  },
  {
    // Equipment, machines, oxygen or a defibrillator that the crews have and use.
    id: 'equipment',
    firm: `
      kit .. ambulance|crew
    `,
    vaguely: `
      oxygen|stretcher|monitor|suction|collar
    `,
    claims: `
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
    leaves: ['firstAidKit', 'advancedCare', 'callAmbulance', 'inAmbulance', 'transport', ...told],
  },
  {
    // Which number to call, how to call and what to say on the phone.
    id: 'call',
    firm: `
      what|which|your|emergency|ambulance|phone|telephone|simu|call|toll|mobile|cell|right|correct .. number
      number .. emergency|call|ambulance|simu|phone|yenu|your
      give|send|share .. number
      number $
      hotline
      emergency|help line
      emergency contact
      contact emergency
      helpline
      who .. call
      call who|number
      call number what
      how .. call !ambulance
      how .. call you|999|emergency|them
      how|where .. phone !app
      can i call you
      toll free
      simu your|yako|ngapi
      airtime|credit
    `,
    claims: `
      999|112|911|1199
      free ... call
      call .. free
      call $
      ^ call now|us|you $
      call you
      call emergency
      call .. services
      ^ i|need|can .. call $
      phone call
      make|making|place call
      call center|centre
      your phone
      ^ phone|telephone $
    `,
    leaves: ['contact', 'callAmbulance', 'waiting', ...told],
  },
];

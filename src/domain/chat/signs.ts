import type { Sign } from './sign';

/** Signs of breath, airway, heart and brain; snakebite; a call for help. */
export const signs: readonly Sign[] = [
  {
    rule: 'stoppedBreathing',
    topic: 'notBreathing',
    without: 'notAwake',
    urgent: true,
    says: `
      not be|even|any|actually|able? to|seem? be? breathe !well|properly|good|easily|enough
      not able? to? breathe !well|properly|good|easily|enough
    `,
  },
  {
    rule: 'stoppedBreathing',
    topic: 'notBreathing',
    without: 'notAwake',
    urgent: true,
    sure: true,
    says: `
      is|are|was not breathe !well|properly|good|easily|enough
      not seem|appear to? be? breathe
      breathe is? not there|present
      stop breathe
      breathe .. stop
      nobreath
      haonekani|haonyeshi breathe
      cut breathe
      not feel|find|hear|see .. breathe|pulse
      not pulse
      not sign|signs .. breathe|life
      not .. breathe normal|normally
      breathe is? not normal
      pulse .. stop|gone|missing
      not chest rise|rising|move
      chest .. not rise|rising|move
      heart .. stop
      heart not beat|beating
      cardiac arrest
      gasp|gasping
      blue lips|face|baby
      lips|face|baby|child .. blue
      turn|turned|turning|gone|going blue
      looks|look dead|lifeless
      lifeless
    `,
  },
  {
    // Water in the airway is nothing to strike out.
    rule: 'stoppedBreathing',
    topic: 'notBreathing',
    without: 'choking',
    urgent: true,
    sure: true,
    says: `
      drown
    `,
  },
  {
    rule: 'call',
    topic: 'whatToSay',
    firm: true,
    says: `
      what .. say|tell .. call|phone|dispatcher|operator|999|112
      call|phone .. what .. say|tell
      say what .. call
      what info|information|details .. give|need|say|call|ask
      what will|do they|you|operator|dispatcher ask
      what .. say|tell to? ambulance|operator|dispatcher
    `,
  },
  {
    rule: 'emergencyProcedure',
    topic: 'choking',
    urgent: true,
    says: `
      choke
      stuck|lodged in|kwenye .. throat|airway|windpipe|koo
      throat|airway|koo .. blocked
      stuck .. throat|airway|windpipe
      kwama .. koo|kooni
      amekwama .. koo|kooni
      imekwama .. koo|kooni
      heimlich
      back blows|slaps
      abdominal thrusts
    `,
  },
  {
    rule: 'emergencyProcedure',
    topic: 'snakebite',
    urgent: true,
    says: `
      snake
    `,
  },
  {
    rule: 'emergencyProcedure',
    says: `
      bee|bees|wasp|scorpion|spider|insect|nyuki|nge .. bite
      bite .. bee|bees|wasp|scorpion|spider|insect|nyuki|nge
    `,
  },
  {
    rule: 'heartOrStroke',
    topic: 'heartAttack',
    urgent: true,
    says: `
      heart attack
      heart|chest .. pain|hurt|tight|tightness|heavy|heaviness|squeeze|squeezing|crushing|pressure|burn|hot
      pain|hurt|tight|tightness|heavy|heaviness|pressure|squeezing|burn .. heart|chest
      shambulio|mshtuko|ameshikwa .. heart
      left arm .. pain|hurt|numbness|heavy|paralysed
      pain|hurt|heavy .. left arm
      cardiac !arrest
      angina
    `,
  },
  {
    // No pain is told of: the words without aspirin answer.
    rule: 'heartOrStroke',
    urgent: true,
    says: `
      heart is? failure|problem|condition|disease|racing|palpitations|patient
      heart .. pounding|beating
      palpitations
    `,
  },
  {
    rule: 'heartOrStroke',
    topic: 'stroke',
    urgent: true,
    says: `
      stroke !of|width
      face|mouth|lips .. droop|drooping|drooped|dropped|drop|twisted|crooked|sagging|lopsided|bent
      droop|drooping|drooped|twisted|crooked|sagging .. face|mouth|lips
      mouth|face .. pinda|imepinda|umepinda|upande
      slurred|slurring|slur
      is not talk
      not talk|speak .. well|properly|clearly|normally
      speech|words|talk .. slurred|gone|funny|strange|unclear|confused|jumbled
      can not talk|say|raise|lift
      not move .. side|arm|leg|face|half
      one side
      half .. body
      side .. body|face .. weak|paralysed|dead|numb|not
      paralysed
      arm|leg .. weak
      weak .. arm|leg
      brain .. bleed|clot|attack
      bleed|clot .. brain
      aneurysm
      tia
      suddenly not talk|see|speak
    `,
  },
  {
    rule: 'callAmbulance',
    urgent: true,
    says: `
      helpme !with|make|plan|find
      ^ help $
      help us|now|haraka|fast|needed
      need|naomba|emergency help !person|people
      urgent|urgently|haraka .. help|ambulance
      ambulance|help .. urgent|urgently|haraka|fast
    `,
  },
];

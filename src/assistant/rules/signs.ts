import type { Sign } from './sign';

/** Signs of breath, airway, heart and brain; snakebite; a call for help. */
export const signs: readonly Sign[] = [
  {
    rule: 'stoppedBreathing',
    topic: 'notBreathing',
    excludes: ['notAwake'],
    urgent: true,
    patterns: `
      not be|even|any|actually|able? to|seem? be? breathe !well|properly|good|easily|enough
      not able? to? breathe !well|properly|good|easily|enough
    `,
  },
  {
    rule: 'stoppedBreathing',
    topic: 'notBreathing',
    excludes: ['notAwake'],
    urgent: true,
    certain: true,
    patterns: `
      is|are|was not breathe !well|properly|good|easily|enough
      not seem|appear to? be? breathe
      breathe is? not there|present
      stop breathe
      breathe .. stop
      is not showing breathe
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
      heart not beat|work
      cardiac arrest
      gasp|gasping
      blue lips|face|baby
      lips|face|baby|child .. blue
      turn|gone|going blue
      looks|look lifeless
      lifeless
    `,
  },
  {
    rule: 'stoppedBreathing',
    topic: 'notBreathing',
    excludes: ['notAwake', 'hardBreathing'],
    urgent: true,
    certain: true,
    patterns: `
      is not pant
      brain .. not oxygen|breathe
    `,
  },
  {
    rule: 'call',
    topic: 'whatToSay',
    strong: true,
    patterns: `
      what .. say|tell .. call|dispatcher|operator|999|112
      call .. what .. say|tell
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
    patterns: `
      choke
      stuck .. throat
      throat .. blocked|stuck
      drink .. coin|bone|marble|toy|button|mfupa|mbegu|seed|bead
      wrong way .. not cough
      food|bone|meat stuck !in|between|teeth
      heimlich
      back blows|slap
      abdominal thrusts
    `,
  },
  {
    rule: 'emergencyProcedure',
    topic: 'snakebite',
    urgent: true,
    patterns: `
      snake
    `,
  },
  {
    // Nothing is tied round a snakebite.
    rule: 'emergencyProcedure',
    topic: 'snakebite',
    excludes: ['bleeding'],
    urgent: true,
    patterns: `
      tourniquet|tie ... snake
      snake ... tourniquet|tie
    `,
  },
  {
    rule: 'heartOrStroke',
    topic: 'heartAttack',
    urgent: true,
    patterns: `
      heart attack
      heart|chest .. pain|hurt|tight|heavy|heaviness|squeeze|squeezing|crushing|pressure|burn|hot
      pain|hurt|tight|heavy|heaviness|pressure|squeezing|burn .. heart|chest
      shambulio|mshtuko|catch .. heart
      left arm .. pain|hurt|paralysed|heavy
      pain|hurt|heavy .. left arm
      cardiac !arrest
      angina
      elephant|weight|stone .. chest
    `,
  },
  {
    // No pain is told of: the words without aspirin answer.
    rule: 'heartOrStroke',
    urgent: true,
    patterns: `
      heart is? failure|problem|condition|disease|racing|palpitations|patient
      heart .. pounding|beat
      palpitations
    `,
  },
  {
    rule: 'heartOrStroke',
    topic: 'stroke',
    urgent: true,
    patterns: `
      stroke !of|width
      face|mouth|lips .. twist|dropped|side
      twist .. face|mouth|lips
      slurred|slurring|slur
      is not talk
      not talk .. well|properly|clearly|normally
      speech|words|talk .. slurred|gone|weird|unclear|confused|jumbled
      speech|words|talk .. not clear
      can not talk|say|raise|lift
      not move .. side|arm|leg|face|half
      one side
      half .. body
      side .. body|face .. weak|paralysed|dead|not
      paralysed
      arm|leg .. weak
      weak .. arm|leg
      brain .. bleed|clot|attack
      bleed|clot .. brain
      aneurysm
      tia
      suddenly not talk|see
    `,
  },
  {
    rule: 'callAmbulance',
    urgent: true,
    patterns: `
      helpme !with|make|plan|find|swahili|kiswahili
      ^ help $
      help us|haraka|fast|need
      need|emergency help !person|people|swahili|kiswahili|english
      urgent|urgently|haraka .. help|ambulance
      ambulance|help .. urgent|urgently|haraka|fast
    `,
  },
];

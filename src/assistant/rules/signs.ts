import { sign, type Sign } from './sign';

const notBreathing = { rule: 'stoppedBreathing', topic: 'notBreathing', urgent: true } as const;

/** Signs of breath, airway, heart and brain; snakebite; a call for help. */
export const signs: readonly Sign[] = [
  sign({ ...notBreathing, excludes: ['notAwake'] })`
    not be|even|any|actually|able? to|seem? be? breathe !well|properly|good|easily|enough
    not able? to? breathe !well|properly|good|easily|enough
  `,
  sign({ ...notBreathing, excludes: ['notAwake'], certain: true })`
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
  sign({ ...notBreathing, excludes: ['notAwake', 'hardBreathing'], certain: true })`
    is not pant
    brain .. not oxygen|breathe
  `,
  sign({ rule: 'call', topic: 'whatToSay', strong: true })`
    what .. say|tell .. call|dispatcher|operator|999|112
    call .. what .. say|tell
    say what .. call
    what info|information|details .. give|need|say|call|ask
    what will|do they|you|operator|dispatcher ask
    what .. say|tell to? ambulance|operator|dispatcher
  `,
  sign({ rule: 'emergencyProcedure', topic: 'choking', urgent: true })`
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
  sign({ rule: 'emergencyProcedure', topic: 'snakebite', urgent: true })`
    snake
  `,
  // Nothing is tied round a snakebite.
  sign({ rule: 'emergencyProcedure', topic: 'snakebite', excludes: ['bleeding'], urgent: true })`
    tourniquet|tie ... snake
    snake ... tourniquet|tie
  `,
  sign({ rule: 'heartOrStroke', topic: 'heartAttack', urgent: true })`
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
  // No pain is named: the words without aspirin answer.
  sign({ rule: 'heartOrStroke', urgent: true })`
    heart is? failure|problem|condition|disease|racing|palpitations|patient
    heart .. pounding|beat
    palpitations
  `,
  sign({ rule: 'heartOrStroke', topic: 'stroke', urgent: true })`
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
  sign({ rule: 'callAmbulance', urgent: true })`
    helpme !with|make|plan|find|swahili|kiswahili
    ^ help $
    help us|haraka|fast|need
    need|emergency help !person|people|swahili|kiswahili|english
    urgent|urgently|haraka .. help|ambulance
    ambulance|help .. urgent|urgently|haraka|fast
  `,
];

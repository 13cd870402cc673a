import { sign, type Sign } from './sign';

/** Signs of heart and brain, of fainting and drink, and a call for help. */
export const heartSigns: readonly Sign[] = [
  sign({ rule: 'heartOrStroke', topic: 'heartAttack', urgent: true })`
    chest .. clutching|hold|catch|seated|uzito|heaviness|band|paralysed|kaza|tighten
    clutching|hold|catch|band|heavy|pressure|weight|uzito .. chest
    heavy .. on .. chest
    heart .. hit|tear|burst|pasuka|squeeze
    chest|heart .. strong|kali pain
    heart attack
    heart|chest .. pain|hurt|tight|heavy|heaviness|squeeze|squeezing|crushing|pressure|burn|hot
    pain|hurt|tight|heavy|heaviness|pressure|squeezing|burn .. heart|chest
    shambulio|mshtuko|catch .. heart
    left arm .. pain|hurt|paralysed|heavy
    pain|hurt|heavy .. left arm
    cardiac !arrest|life|support|surgery|monitor|unit|care|ward|clinic|patient
    angina
    elephant|weight|stone .. chest
  `,
  // No pain is named: the answer without aspirin is used.
  sign({ rule: 'heartOrStroke', urgent: true })`
    heart is? failure|problem|condition|disease|racing|palpitations|patient
    heart .. pounding|beat
    heart .. mbio
    palpitations
  `,
  sign({ rule: 'heartOrStroke', topic: 'stroke', urgent: true })`
    maneno .. not
    changanya maneno
    tongue .. twist
    mouth|face .. kando
    lose speech|usemi
    talk .. sense
    talk like|kama drunk|drink
    arm|leg .. is? not do
    not see .. eye one
    not see ghafla
    sudden|suddenly .. sight|vision
    mouth|face|lips .. floppy
    arm|leg .. not lift
    speech .. not out
    speech|talk not .. well|understand|out
    speech not
    not .. talk|out .. speech
    suddenly .. not .. talk|walk|say|lift
    arm|leg .. one .. not
    side|one .. not work|do
    stroke
    talk|speech|words|maneno .. not|makes|sense|elewa|understand|understood|like drink|weird
    not .. elewa|understand .. speech|words|talk|maneno
    speech|talk .. not .. elewa|understand
    speech|talk|say ... nonsense|gibberish|drink|ovyo|heavy
    not makes sense
    tongue .. heavy|mzito
    not smile
    smile .. side|one|twist
    not lift|raise|hold .. arm|leg|cup
    lift .. arm .. not
    side .. not work|working|move|feel
    arm|leg .. not work|working|power|kazi|feel .. suddenly|since|morning|side
    arm|leg .. dead|weak|die|not|heavy|floppy ... suddenly|ghafla|since|speech|talk|words
    body|leg|arm .. dead|die|weak .. side|left|right|kushoto|cry
    side .. body
    dragging .. leg|foot
    face .. not move
    half .. face|body|side
    suddenly|ghafla .. not .. talk|say|see|walk
    not talk|say .. suddenly|ghafla
    talk ... arm .. floppy|weak
    left|right side
    stroke !of|width
    face|mouth|lips .. twist|side
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
  // Awake: about to faint, or come round after it. Only what leaves no doubt: the steps for somebody not awake are left out.
  sign({ rule: 'healthEmergency', concern: 'fainting', excludes: ['notAwake'], urgent: true })`
    about|going to unconscious
    feel|nahisi|anahisi|najihisi|anajihisi .. unconscious
    ^ i keep? unconscious
    unconscious .. but|lakini|and|then he|she|they? is|are? conscious|wake|better|fine|okay|ok|sawa
    unconscious ... arrive round|around|back
    unconscious ... is conscious|okay|fine|better
  `,
  sign({ rule: 'healthEmergency', concern: 'fainting', urgent: true })`
    nearly|almost|karibu|nusura unconscious
  `,
  sign({ rule: 'healthEmergency', concern: 'drunk', excludes: ['stroke'], urgent: true })`
    drunk|alcohol|brew ... not be? wake|respond|answer|talk|get
    drunk|alcohol|brew ... unconscious|snore|motionless|collapse|out
    not be? wake|respond ... drunk|alcohol
    unconscious|snore ... drunk|alcohol
    drugged|spiked|stoned ... not wake|respond|stay
    drugged|spiked|stoned ... unconscious|sleep|drowsy
    put something|medicine in .. drink
    spiked .. drink
    drink .. spiked
  `,
  sign({ rule: 'callAmbulance', urgent: true })`
    helpme !with|make|plan|find|write|translate|homework|study|choose|cook|draw|swahili|kiswahili
    ^ help $
    help us|haraka|fast|need
    need|emergency help !person|people|swahili|kiswahili|english
    urgent|urgently|haraka .. help|ambulance
    ambulance|help .. urgent|urgently|haraka|fast
  `,
];

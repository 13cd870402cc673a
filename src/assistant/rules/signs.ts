import { sign, type Sign } from './sign';

const notBreathing = { rule: 'stoppedBreathing', topic: 'notBreathing', urgent: true } as const;

/** Signs of breath, airway, heart and brain; snakebite; a call for help. */
export const signs: readonly Sign[] = [
  sign({ ...notBreathing, excludes: ['notAwake'] })`
    not be|even|any|actually|able? to|seem? be? breathe !well|properly|good|easily|enough
    not able? to? breathe !well|properly|good|easily|enough
  `,
  sign({ ...notBreathing, excludes: ['notAwake'], certain: true })`
    not show .. breathe|signs
    not signs .. life|uhai
    not .. pulse
    breathe .. end|finish
    not .. exhale|inhale
    chest .. not high|low|up|rise
    stop breathe
    breathe .. cut
    not showing|show .. signs|breathe
    once .. while ... breathe
    breathe ... once .. while
    mojamoja
    not breeding|breading
    breathe mojamoja
    not vital signs
    is|are|was not breathe !well|properly|good|easily|enough
    not seem|appear to? be? breathe
    breathe is? not there|present
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
    say|tell|explain|eleza .. what .. call
    say what
    what .. question .. ask|operator
    which|what question .. ask
    question what|which
    ask what
    you ask what
    ask .. on? call
    what .. you need .. call|know
    you need know
    details|information|maelezo|info|hello|taarifa .. give|call|what|operator|dispatcher
    what .. will they? ask
    describe .. where|locate|place
    say .. where .. call
    say i .. where
    where .. aje|how call
    what .. say|tell .. call|dispatcher|operator|999|112
    call .. what .. say|tell
    say what .. call
    what info|information|details .. give|need|say|call|ask
    what will|do they|you|operator|dispatcher ask
    what .. say|tell to? ambulance|operator|dispatcher
  `,
  sign({ rule: 'emergencyProcedure', topic: 'choking', urgent: true })`
    blocked .. throat|breathe|air|food
    throat|air|food|breathe .. blocked
    air not pass
    drink .. button|seed|toy
    gag|gagging
    stuck .. in|into|on .. throat|mouth
    food|bone|meat|fish|gum|bead|seed|toy|sweet|bean|nut|grape|cap|mandazi|chapati|ugali|samaki|peremende|embe|njugu|mahindi ... throat|stuck|wrong
    throat ... stuck|blocked|fish|bone|food
    drink|eat ... stuck|throat|not breathe|choke
    eat ... not get|have air
    eat ... choke|not talk|not cough|can not breathe|blue
    not cough|talk|breathe .. was? eat
    hold .. throat ... eat|talk
    eat ... hold .. throat
    drink .. coin|bead|bottle|cap|stone|whistle ... cough
    bead|coin|button|marble|seed|nut|bean|toy|peanut .. mouth|throat|nose .. stuck
    down|wrong pipe|way
    cough ... drink|eat
    enter .. throat
    inhale .. bean|peanut|seed|nut|bead|toy
    stuck .. sweet|meat|ugali|peremende
    peremende|njugu|ugali|chapati|meat .. stuck|choke
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
    fang|fangs
    antivenom|anti snake
    snake !park|game|list|village|animal|kenya|of|type|kind
  `,
  // Nothing is tied round a snakebite.
  sign({ rule: 'emergencyProcedure', topic: 'snakebite', excludes: ['bleeding'], urgent: true })`
    tourniquet|tie ... snake
    snake ... tourniquet|tie
  `,
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
  sign({ rule: 'callAmbulance', urgent: true })`
    helpme !with|make|plan|find|write|translate|everyday|study|choose|cook|draw|swahili|kiswahili
    ^ help $
    help us|haraka|fast|need
    need|emergency help !person|people|swahili|kiswahili|english
    urgent|urgently|haraka .. help|ambulance
    ambulance|help .. urgent|urgently|haraka|fast
  `,
];

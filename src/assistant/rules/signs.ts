import { sign, type Sign } from './sign';

const notBreathing = { rule: 'stoppedBreathing', topic: 'notBreathing', urgent: true } as const;

/** Signs of breath, airway, heart and brain; snakebite; a call for help. */
export const signs: readonly Sign[] = [
  sign({ ...notBreathing, excludes: ['notAwake'] })`
    not be|even|any|actually|able? to|seem? be? breathe !well|properly|good|easily|enough
    not able? to? breathe !well|properly|good|easily|enough
  `,
  sign({ ...notBreathing, excludes: ['notAwake'], certain: true })`
    not see .. chest
    heart is not pounding
    pulse .. not
    stop .. take breathe
    kama dead
    dead nadhani|labda
    do not know .. breathe
    breathe mara one
    inhale breathe one
    lips .. purple
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
    is|are|was|and|then not breathe !well|properly|good|easily|enough
    not seem|appear to? be? breathe
    breathe is? not there|present
    breathe .. stop
    is not showing breathe
    cut breathe
    not feel|find|hear|see !or|well .. breathe|pulse
    not pulse
    not sign|signs .. breathe|life
    not .. breathe normal|normally
    breathe is? not normal
    pulse .. stop|gone|missing|lose
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
    breathe none|nothing
    none breathe
    breathe not|refuse $
    breathe not|refuse chest|pulse|wake|move|blue|cold|helpme|colour|face
    refuse breathe
  `,
  sign({ rule: 'cpr', topic: 'notBreathing', concern: 'stopPushing', urgent: true })`
    should|can|could|may|must|when|do i|we|he|she|they stop $
    should|can|could|may|must|when|do .. stop .. cpr|compression|pushing|push|pumping|pressing !me|us
    i|we stop .. cpr|compression|pushing|pumping
    stop .. push|press|pressing|pumping .. chest
    long .. cpr|compression
    long .. push|pushing $|him|her|chest
    long .. push|pushing .. chest
    continue|keep|going|endelea|niendelee|tuendelee ... cpr|compression
    continue|keep|going|endelea|niendelee|tuendelee ... push|pushing|pumping .. chest
    niache|tuache .. push|press|cpr
    stand .. push|cpr .. or
    push|pushing|press|cpr .. mpaka|hadi|till|until when|what
    tired .. cpr|compression
    tired .. push|pushing|pumping .. chest
    arm .. tired ... push|pushing|pumping|cpr
    ribs|rib|mbavu .. cracked|crack|fracture .. stop|continue|push|cpr|niache
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
    food enter njia
    samwa
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
  // Somebody who cannot cry has something in the throat; a newborn that does not cry is another matter.
  sign({ rule: 'emergencyProcedure', topic: 'choking', excludes: ['newborn'], urgent: true })`
    can not cry
  `,
  sign({ rule: 'emergencyProcedure', topic: 'snakebite', urgent: true })`
    fang|fangs
    antivenom
    anti snake
    snake|mamba !park|game|list|village
  `,
  // Nothing may be tied around a snakebite, so bleeding is excluded.
  sign({ rule: 'emergencyProcedure', topic: 'snakebite', excludes: ['bleeding'], urgent: true })`
    tourniquet|tie ... snake|mamba
    snake|mamba ... tourniquet|tie
  `,
];

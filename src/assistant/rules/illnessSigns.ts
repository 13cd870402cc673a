import { sign, type Sign } from './sign';

/** Signs of sudden illness. */
export const illnessSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', topic: 'notAwake', urgent: true })`
    sleep .. is not move|talk|respond
    is not open .. eye
    fall .. not .. say|talk|respond
    not wake|respond
    eye .. closed .. not
    out cold
    poteza|potea .. conscious
    conscious .. gone
    hawajitambui|hatambui
    not open .. eye
    not get up
    not move .. respond|wake|breathe
    shake .. not respond
    unconscious
    collapse
    not .. wake|respond|responding|responsive|react|reacting|answer|hear
    lying|laying|lies .. still|ground|road|floor
    motionless
    not move $
    wake|respond|answer not|none|refuse
    refuse wake|respond|answer
    eye open not|none|refuse
    move none
    snore
    gurgle .. sound|sounds|noise|breathe|back|bak|mouth|throat
    sound|sounds|noise|breathe .. gurgle
    drink .. tongue
    person|man|he|she|father|mother|friend|child|brother|sister|wife|husband is down
  `,
  sign({ rule: 'healthEmergency', excludes: ['bleeding'], urgent: true, strong: true })`
    vomit|cough|spit|pee|peeing|stool .. blood
    blood .. vomit|cough|stool|urine
  `,
  sign({ rule: 'healthEmergency', urgent: true })`
    die !battery
  `,
  sign({ rule: 'healthEmergency' })`
    pregnant
    temperature
    diabetic
    sugar .. low|high|level|twist
    pressure .. high|low|up|rising
    high|low .. pressure|sugar
    sick
    unwell
    vomit
    dizzy
    stomach|tumbo|abdomen|abdominal|belly|tummy|appendix|kidney|head|back|ear|tooth|body .. pain|hurt
    pain .. stomach|tumbo|abdomen|abdominal|belly|tummy|back|head|body
    malaria|cholera|covid|ebola|pneumonia|dehydrated|dehydration|sepsis|infection
    patient .. serious|worse|bad
    serious .. condition|state|patient
    in pain
    confused|weak|pale|sweating
    mental|psychiatric|panic|anxiety
  `,
  sign({ rule: 'healthEmergency', concern: 'seizure', urgent: true })`
    out foam
    throw .. foam
    anapata|amepata fits|fit
    eye turn .. shake
    shake ... not stop
    shake .. strong|badly
    clenched|tight teeth|meno
    body .. throw
    throw .. body|arm|leg
    degedegee
    ana|is|has|having fits
    throw|rusha|tupa .. arm|leg
    fever ... shake|shock|jerk
    shtuka|jerk .. joto|fever|eye
    body .. stiff|hard|shake
    eye .. gone up|back|white|juu
    teeth clenched
    hold .. down .. shake
    shake .. not stop
    convulsion
    bite .. tongue
    fit on|in floor|class
    convultions|convulsion
    stiff .. eye
    ^ fit|fits
    having|has|had|have|get|got|another|more|of|after|during fit|fits
    fits .. again|stop|minutes|keep|mouth|arrive
    fit .. last|lasted|lasting|stop|again|minutes
    is|was|started|still|keep|keeps|has|he|she fitting
    shake .. uncontrollably|foam|body|mouth|stiff|all|over
    eye .. rolled|rolling
    body|arm|leg .. shake|stiff
    shake arm|leg|body
    stiff .. shake
    foam ... mouth
    mouth .. foam
    put|spoon|stick .. mouth
  `,
  sign({ rule: 'healthEmergency', concern: 'allergy', urgent: true })`
    face|body|mouth|lips|tongue|throat|eye .. swell .. suddenly
    swell .. suddenly
    hives .. suddenly
    body|whole .. hives
    allergic
    reaction .. injection|sindano|medicine|food|drug|bite|swell
    react .. medicine|injection|food
    swell .. after .. medicine|antibiotic|injection|bee|eat|food|sting|penicillin|fish|egg|nuts
    swell .. all over|everywhere|body|whole
    body .. swell
    bee|sting|penicillin|injection|antibiotic|medicine|fish|egg|nuts|prawns|samaki|njugu|sindano|chanjo ... swell|hives|itch|itching|vimba
    sting|bee ... dizzy|hives|breathe|throat|swell|unconscious
    hives ... breathe|dizzy|swell|face
    sting ... hives
    swell ... bee|sting|penicillin|njugu|samaki|sindano
    attacked|attack|sting ... bee ... swell
    hives ... bee|sting
    itch|itching ... throat|tongue|breathe|lips
    throat .. closing|close|itching
    bee .. many|swarm|attacked|times
    many .. bee
    throat|face|tongue|lips|eye .. swell
    swell .. throat|face|tongue|lips|eye
    throat .. closing|funga
    hives
    bee ... whole|all|body|many|swarm
    whole|all|many|swarm .. bee
  `,
  sign({ rule: 'healthEmergency', concern: 'asthma', urgent: true })`
    ventolin|salbutamol|nebulizer|nebuliser
    wheezing .. sentence|attack
    miluzi .. chest
    chest .. miluzi
    asthma
  `,
  // Who sits, stands or talks is awake, and gasps for air.
  sign({ rule: 'healthEmergency', concern: 'hardBreathing', excludes: ['notBreathing'], urgent: true })`
    gasp|gasping .. sit|sitting|sits|seated|stand|standing|stands|walk|talk
    sit|sitting|sits|seated|stand|standing|stands|walk|talk .. gasp|gasping
  `,
  sign({ rule: 'healthEmergency', concern: 'hardBreathing', urgent: true })`
    breathe .. vibaya
    need air
    end breathe
    breathe .. noise|short|tight|squeeze|fast
    air .. not enough|tosha
    not .. enough air
    squeeze .. breathe
    breathe squeeze
    short breathe
    oxygen low
    not get|catch|have|find|inhale|enough|pull .. air|breathe
    air .. not
    not air
    grunts|grunting
    gasping .. air .. talk|conscious
    struggling .. breathe
    breathe .. struggling|strength|noisy|loud|fast|heavy|heavily|short|cut|ngumu|hard|shallow
    breathlessness|breathless
    strength .. breathe
    oxygen .. is|level|saturation .. #
    oxygen level
    oxygen .. low|twist
    pneumonia .. breathe
    croup|barking cough
    breathe ngumu|fupi
    sauti .. breathe
    breathe .. sauti
    chest .. sucking|inside|indrawing
    not lie flat
    suffocating|songwa
    breathless
    pant
    panic ... breathe
    difficulty|trouble|struggling|struggle|hard|difficult|problem|problems|shida|fighting|taabu .. breathe
    shortness|short of? breathe
    breathe .. difficulty|difficulties|problem|problems|trouble|fast|shida|hard|taabu|haraka|noisy|noise|snore|weird
    not .. breathe well|properly|good|easily|enough
    wheezing|wheeze|suffocating|suffocate
    i not breathe
    conscious|talk|pain|tight ... not breathe
    not breathe ... conscious|talk|pain|tight
    low oxygen
    chest .. inside|sucking
  `,
];

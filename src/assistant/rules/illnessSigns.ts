import { sign, type Sign } from './sign';

/** Signs of sudden illness. */
export const illnessSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', topic: 'notAwake', urgent: true })`
    fall .. not .. say|talk|respond
    not wake|respond
    eye .. closed .. not
    drunk .. not wake
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
    snore
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
    foam .. mouth
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
  sign({ rule: 'healthEmergency', concern: 'hardBreathing', urgent: true })`
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
  sign({ rule: 'healthEmergency', concern: 'lowSugar', excludes: ['seizure'], urgent: true })`
    diabetic ... sleep|drink|acting|unconscious|floppy|stab|many|not eat|tetemeka|dizzy
    sugar ... low|floppy|dizzy|sleep|shake|under
    sugar .. under
    glucometer
    diabetic ... many|not eat
    diabetic .. many|stab
    stab .. diabetic
    hypos
    reads|reading low
    diabetic|sugar ... confused|sweating|weak|pale|shake|low|twist|attack|unconscious
    low .. sugar
    hypoglycemia|hypo
  `,
  sign({ rule: 'healthEmergency', concern: 'heat', urgent: true })`
    zidiwa .. heat|joto|sun
    heat|joto|sun .. zidiwa
    burn .. sun
    sun .. hurt|sick
    finish|end water .. body
    sun
    overheated
    hot .. vomit|confused|farm|collapse
    hot car
    car .. heat|joto
    sun .. unconscious|collapse|dizzy|beat|hit|fall|confused|vomit
    unconscious|collapse|dizzy|fall|confused|weak ... sun|parade
    heat .. exceeded|zidi|lemea|shamba|vomit|fall|much|many
    joto .. zidi|vomit|fall|many
    child|baby .. left|forget|acha|achwa .. car
    running|race|marathon|play|football ... hot|heat
    burn|hit|beat .. sun
    play ... sun|heat
    heatstroke
    overheat|overheating
    heat exhaustion
    sun|heat|joto ... unconscious|collapse|fall|dizzy|confused|weak
    unconscious|collapse|fall|dizzy|confused ... sun|heat|joto
    child|baby|dog lock|locked .. car
  `,
  sign({ rule: 'healthEmergency', concern: 'sickChild', urgent: true })`
    baby|child .. weak
    baby|child ... weak|floppy ... vomit|fever
    need drink|eat nothing
    not need .. drink|eat|suck
    baby|child .. refuses|refused|refuse|kataa .. suck|feed|drink|eat
    kataa|refuse|refuses .. suck|feed|drink
    not suck|breastfeed|feed
    baby|child .. floppy|drowsy|sunken|listless
    sunken eye
    vomit .. eye|everything|sunken|tears
    eye .. enter|sunken ... vomit
    not .. tears|machozi|urinated|pee|peed|kojoa|wet
    vomit .. everything|all|kila
    baby|child ... vomit .. blood|everything|drowsy|keeps|kila
    months|weeks|miezi ... fever|hot|joto
    fever|joto ... months|weeks|miezi|baby
    baby|child ... high|kali|many|jingi|40|mingi fever
    fever|joto .. high|kali|jingi|mingi|40
    baby|child ... fever ... weak|floppy|sleep|drowsy|not|neck|rash
    fever ... baby|child .. weak|floppy|sleep|not
    malaria .. weak|floppy|not
    baby|child ... malaria
    vomit .. # days
    baby|child .. vomit .. days|siku
    dehydrated|dehydration
    sleep .. fever|joto
    floppy
    baby|child ... shake|pale|weak|dehydrated
    not need? suck
    baby|child .. not feed|feeding|drink|breastfeed|breastfeeding
    baby .. not eat
    not eat|drink anything
  `,
  sign({ rule: 'healthEmergency', concern: 'sickChild' })`
    baby|child ... fever|vomit
    fever|vomit .. baby|child
  `,
  sign({ rule: 'healthEmergency', concern: 'otherCare', urgent: true })`
    hypothermia|meningitis
    stiff neck
    neck .. stiff
    patient .. serious
    hali .. serious
    zidiwa|amezidiwa|anazidiwa
    diabetic|sugar ... high|unconscious
    sickle cell? crisis|pain
    sickler
  `,
  sign({ rule: 'healthEmergency', concern: 'otherCare' })`
    i have .. cough|flu|rash
    ^ cough|flu|constipation
    flu|constipation
    cough $
    back|knee|leg|stomach|tumbo|head|ear|throat|body|jino .. pain|hurt|disturb|sumbua|itch
    pain .. back|knee|leg|stomach|tumbo|head|ear|throat|hedhi
    hedhi|period pain
    rash
    small|kidogo|little cut
    cut .. kidogo|small|little
    runny nose
    itchy|itching|washa|inawasha|yanawasha
    tumbo .. disturb|sumbua|nisumbua|inanisumbua
    head|chest cold
    wembe
    sickle
    headache|migraine|toothache
    period pain|cramps
    jino|tooth|ear .. pain
    covid|flu|fever
  `,
  sign({ rule: 'healthEmergency', concern: 'medicine' })`
    which|what medicine !put|to|in|firstaid|kit
    medicine what|which
    medicine .. cough|pain|malaria|headache|flu|fever
    mix|combine|changanya .. panadol|ibuprofen|brufen|medicine|amoxyl
    panadol|ibuprofen|brufen|amoxyl|piriton .. how|many|much|dose|ngapi|what day|daily
    dozi
    many|how|ngapi .. piriton|brufen|ibuprofen|amoxyl
    take panadol|ibuprofen|brufen|piriton !#
    give|gives .. panadol|brufen|ibuprofen
    drink medicine what
    much|dose|dosage|which|what|give .. panadol|ibuprofen|brufen|amoxyl|antibiotic|antibiotics|diclofenac
    dose|dosage
  `,
  // Who must not have it is said with it.
  sign({ rule: 'healthEmergency', concern: 'medicine', excludes: ['allergy'] })`
    aspirin
  `,
];

import { sign, type Sign } from './sign';

/** Signs of sudden illness. */
export const illnessSigns: readonly Sign[] = [
  sign({ rule: 'healthEmergency', topic: 'notAwake', urgent: true })`
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
    sugar .. low|high|level
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
    convulsion
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
    allergic
    throat|face|tongue|lips|eye .. swell
    swell .. throat|face|tongue|lips|eye
    throat .. closing|funga
    hives
    bee ... whole|all|body|many|swarm
    whole|all|many|swarm .. bee
  `,
  sign({ rule: 'healthEmergency', concern: 'asthma', urgent: true })`
    asthma
  `,
  sign({ rule: 'healthEmergency', concern: 'hardBreathing', urgent: true })`
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
    oxygen .. low|dropping
    low oxygen
    chest .. inside|sucking
  `,
  sign({ rule: 'healthEmergency', concern: 'lowSugar', excludes: ['seizure'], urgent: true })`
    diabetic|sugar ... confused|sweating|weak|pale|shake|low|attack|unconscious
    low .. sugar
    hypoglycemia|hypo
  `,
  sign({ rule: 'healthEmergency', concern: 'heat', urgent: true })`
    heatstroke
    overheat|overheating
    heat exhaustion
    sun|heat|joto ... unconscious|collapse|fall|dizzy|confused|weak
    unconscious|collapse|fall|dizzy|confused ... sun|heat|joto
    child|baby|dog lock|locked .. car
  `,
  sign({ rule: 'healthEmergency', concern: 'sickChild', urgent: true })`
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
    sickle
    headache|migraine|toothache
    period pain|cramps
    jino|tooth|ear .. pain
    covid|flu|fever
  `,
  sign({ rule: 'healthEmergency', concern: 'medicine' })`
    much|dose|dosage|which|what|give .. panadol|ibuprofen|brufen|amoxyl|antibiotic|antibiotics|diclofenac
    dose|dosage
  `,
  // Who must not have it is said with it.
  sign({ rule: 'healthEmergency', concern: 'medicine', excludes: ['allergy'] })`
    aspirin
  `,
];

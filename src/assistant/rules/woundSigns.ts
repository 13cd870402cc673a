import { sign, type Sign } from './sign';

const bodyParts =
  'head|neck|back|arm|leg|knee|ankle|foot|finger|fingers|toe|shoulder|elbow|wrist|hip|nose|face|eye|skull|spine|rib|ribs|jaw|thigh|bone|bones';

/** Signs of wounds, burns, crashes, falls, bites and stings. */
export const woundSigns: readonly Sign[] = [
  sign({ rule: 'trauma', topic: 'bleeding', urgent: true })`
    wet .. blood
    head|arm|leg pasuka
    cut .. artery|vein|mshipa|throat|neck|deep|badly|grinder|slasher
    deep|big|bad|serious|open cut|hurt|gash
    gash
    equipment|mabati|glass|grinder|chainsaw|saw|slasher|shoka|axe|sheet|bottle .. cut|sliced|slashed|hit
    sliced|slashed|chopped .. arm|leg|finger|off|open
    arm|leg|finger|foot .. chopped|sliced|cut|slashed
    chopped off
    tie|funga|apply .. bandage|tourniquet
    wet|full .. blood
    bleed
    blood !pressure|sugar|group|type|test|donation|bank|donor|thinner|thinners
    stab|shot|amputate
    panga|machete
    knife|arrow|spear .. stuck|still|inside|in
    pull|remove|toa .. knife|nail|arrow|spear
    arm|leg|finger|fingers .. cut off
    cut off .. arm|leg|finger|fingers
    tourniquet
  `,
  sign({ rule: 'trauma', topic: 'burns', urgent: true })`
    hot .. jump|pour|pulled|rukia|mwagika
    pour|kettle .. water .. baby|child|on
    kettle .. pour|fall
    melted|molten
    fall .. in|into|onto|on? fire
    fall fire|charcoal
    touch|catch|hold|step .. hot|iron|charcoal|stove|exhaust
    iron|exhaust|charcoal .. burn|catch
    oil|tea|porridge|milk|soup|maziwa|uji .. hot .. jump|rukia|pour
    burn ... githeri|oil|iron
    skin .. peeling|peel
    scalding|steam
    burn !fever|course|sindano|knife|meat|mahindi|takataka
    hot water|oil|porridge|tea|uji|chai|soup|steam|milk|food
    pour .. uji|chai|tea|porridge|soup|oil|hot|milk
    uji|chai|tea|porridge|soup|oil|hot|sufuria .. pour
    fire .. clothes|skin|arm
    clothes .. fire
    child|baby|he|she|person|man is? on? fire
    blister|blisters
  `,
  sign({ rule: 'trauma' })`
    hurt !feelings
    cut
    break .. ${bodyParts}
    ${bodyParts} .. break|crushed|trapped
    dog|cat|animal|human|monkey|hippo|lion .. bite
    bite .. dog|cat|animal|human|monkey|hippo|lion
    trauma
    beat|assault|assaulted|attacked|mugged|fight
    nail|glass|knife .. foot|arm|leg|stuck|in
    crushed|impaled
    bruise|bruised|bruises
  `,
  sign({ rule: 'accident', topic: 'roadAccident', urgent: true })`
    boda .. stumble|slipped|skidded|fall
    car .. enter|fall .. ditch|mtaro
    brakes failed
    lose breki|brakes|control
    car .. hit|accident
    rammed|accident|swerved
    off .. road .. rolled|roll|overturned
    step .. car
    car .. step
    hit .. boda|car|tree
    boda|car ... hit .. boda|car|person
    car roll
    hit over|hit and run
    roll .. car|boda|here|hapa
    pile up
    hit .. by|down|over
    salgaa
    accident
    hit .. car|boda|train
    train .. hit
    helmet
    car|boda .. hit|overturned|rolled|rolling|flipped|fall|upside
    overturned|rolled .. car|boda
    fall .. car|boda
    hit down|over|and
    run over
    boda|rider|car is? down
    pedestrian .. hit
    rta
    pileup
    trapped|stuck .. car|wreckage
    overturned
  `,
  sign({ rule: 'accident', excludes: ['roadAccident'], urgent: true })`
    work|workplace|factory|site|industrial|construction|kitchen|house|school|domestic|kazini accident
    accident .. work|workplace|factory|site|kitchen|house|school|kazini
    fall .. roof|house|ladder|height|tree|storey|floor|scaffold|scaffolding|balcony|mti|mast|window
  `,
  sign({ rule: 'accident' })`
    fall !sleep|behind|sick|pregnant
    slipped|tripped
  `,
  sign({ rule: 'accident', urgent: true })`
    fall ... can not get|stand|walk|move|feel
    can not feel .. leg|arm|body
  `,
  sign({ rule: 'accident', concern: 'spine', excludes: ['stroke'], urgent: true })`
    back|neck ... fall|accident|hit|dead|break|hurt|jump|landed|die
    fall ... back|neck|leg .. pain|hurt|paralysed|dead|break|die
    fall|jump|landed|pour|accident|tackle ... not move|feel|stand|walk|hisi|sikia
    fall ... leg .. not|paralysed|dead|weak
    accident|fall ... leg .. weak|not
    landed .. head|neck|back
    fall .. neck
    hurt .. back|neck|spine
    not hear|feel .. leg|arm|body ... fall
    fall ... not hear .. leg|arm|feet
    dive|mbizi|swimming ... not|neck
    pour ... not .. feel|move
    tackle .. neck|move
    jump ... not .. stand|walk
    not .. feel .. feet|leg|arm
    fall|dive|dived|diving|jump|tackled|accident|hit|overturned ... not move|feel .. leg|arm|body|neck|toes
    not move|feel .. leg|arm|body|neck|toes ... fall|dive|dived|accident|hit
    neck|spine|back .. break|fracture
    not move .. neck
    dive|dived|diving ... neck|back
    break|fracture .. neck|spine|back
  `,
  sign({ rule: 'trauma', concern: 'headInjury', urgent: true })`
    head .. hit|hurt|banged|fall|swell|bump|landed ... vomit|confused|dizzy|unconscious|drowsy|sleep|thinners|remember|see|double|alale|blood|fluid|passed
    hit|banged|bump|fall|landed|hurt|beat ... head ... vomit|unconscious|remember|sleep|see|confused|drowsy|dizzy|double|passed
    bump .. head
    sleep .. after .. head
    ear ... fluid|blood|water ... fall|hit|head
    fluid|blood .. ear
    remember ... head|fall|hit
    thinners ... head|fall
    head ... sleep|vomit|dizzy|remember ... fall|hit
    skull|fuvu
    beat|hit head .. vomit|sleep|dizzy
    beat .. head
    fall .. on .. head
    fall .. head ... sleep|vomit|see|swell|confused
    concussion
    hit .. head ... vomit|sleep|confused|dizzy|unconscious|convulsion
    head .. hurt|hit ... vomit|sleep|confused|dizzy
    fall ... vomit|confused
    blow .. head ... confused|vomit|sleep|dizzy
    skull
  `,
  sign({ rule: 'trauma', concern: 'headInjury' })`
    bump|banged|hit .. head
    fall .. head
    head .. fall|swell
    hit .. head
    head .. hit|hurt
    hurt|fall|cut .. head
    baby .. fall
    fall .. baby
    concussion
    blow .. head
  `,
  sign({ rule: 'trauma', concern: 'brokenBone' })`
    teguka|tegua|fracture
    twist|fracture .. ankle|knee|wrist|arm|leg|foot|shoulder
    shoulder|arm|leg|knee|ankle|rib|hip .. twist|fracture
    splint .. make|how
    make splint
    break leg|arm|finger
    plaster cast
    fracture
    break .. arm|leg|knee|ankle|foot|finger|fingers|toe|shoulder|elbow|wrist|hip|rib|ribs|jaw|thigh|bone|bones|collarbone
    arm|leg|knee|ankle|foot|finger|toe|shoulder|elbow|wrist|hip|rib|jaw|thigh|bone .. break
    ankle|knee|wrist|foot .. swell|twist
  `,
  sign({ rule: 'trauma', concern: 'brokenBone', urgent: true })`
    bone|mfupa .. out|showing|sticking
  `,
  sign({ rule: 'trauma', concern: 'dogBite' })`
    bat|nyani|tumbili|monkey .. bite|pain|scratch
    bite .. bat|nyani|tumbili
    dog .. bite|catch|attack
    rabies|kichaa
    dog|cat|monkey|animal .. bite
    bite .. dog|cat|monkey|animal
    dog|cat|monkey .. pain|scratch
    pain dog|cat
    rabies
  `,
  sign({ rule: 'emergencyProcedure', concern: 'sting', urgent: true })`
    scorpion|nge
    bee .. attack|attacked|many|swarm
    attack|attacked|many|swarm .. bee
  `,
  sign({ rule: 'emergencyProcedure', concern: 'sting' })`
    siafu|ants|centipede|tandu|jellyfish|mdudu|wadudu|fly|urchin .. bite|pain|sting|burn
    bite|sting|pain .. siafu|ants|centipede|tandu|jellyfish|mdudu|wadudu
    sting .. by|me|him|her
    place fly
    jellyfish
    bee|spider|insect .. bite|sting|pain
    bite|sting|pain .. bee|spider|insect
  `,
  sign({ rule: 'trauma', concern: 'nosebleed', excludes: ['bleeding'] })`
    nostril
    nosebleed
    nose .. bleed|blood
    bleed|blood .. nose
  `,
  sign({ rule: 'trauma', concern: 'otherCare', urgent: true, excludes: ['attack', 'violenceAtHome'] })`
    hippo|lion|crocodile|buffalo|elephant|hyena|leopard|simba|kiboko .. attack|bite
    attack|bite .. hippo|lion|crocodile|buffalo|elephant|hyena|leopard
    ngombe|goat|donkey|horse|camel|pembe .. beat|hit|kicked|pembe|gored
    beat|hit|kicked .. ngombe|goat|donkey|horse|camel|pembe
  `,
  sign({ rule: 'trauma', concern: 'otherCare' })`
    paper|small|minor|little|tiny|shallow cut|hurt
    scraped|graze|grazed|bruise|bruised|bruises|splinter
  `,
  sign({ rule: 'emergencyProcedure', concern: 'sting', excludes: ['attack', 'bleeding'] })`
    bee|spider|mdudu|insect .. stab
    stab .. bee|spider|insect
  `,
  sign({ rule: 'trauma', concern: 'spine', urgent: true })`
    spine|spinal|uti
  `,
];

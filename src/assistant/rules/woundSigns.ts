import { sign, type Sign } from './sign';

const bodyParts =
  'head|neck|back|arm|leg|knee|ankle|foot|finger|fingers|toe|shoulder|elbow|wrist|hip|nose|face|eye|skull|spine|rib|ribs|jaw|thigh|bone|bones';

/** What hits people without a vehicle. */
const objects =
  'stone|brick|ball|hammer|stick|club|wood|branch|tree|coconut|bottle|chair|metal|bar|iron|rod|electricity|lightning|current|attackers|person|man|husband|him|her|police';

/** Signs of wounds, burns, crashes, falls, bites and stings. */
export const woundSigns: readonly Sign[] = [
  sign({ rule: 'trauma', topic: 'bleeding', urgent: true })`
    cut shoka|equipment|msumeno|saw
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
    stab|amputate
    shot !put|clock|of|goal|video|music|wedding|past|wide|film|movie
    panga|machete
    knife|arrow|spear .. stuck|still|inside|in
    pull|remove|toa .. knife|nail|arrow|spear
    arm|leg|finger|fingers .. cut off
    cut off .. arm|leg|finger|fingers
    tourniquet
  `,
  // A horn or a nail makes a wound, and nobody has attacked.
  sign({
    rule: 'trauma',
    topic: 'bleeding',
    excludes: ['attack', 'violenceAtHome', 'otherCare', 'sting'],
    urgent: true,
  })`
    gored
    horn .. enter|stab|in|into
    stab .. horn
    nailgun
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
    blew up in|on .. arm|face|leg
    explode in|on .. arm|face|leg
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
    car|boda beat child|person|man|woman|me
    boda .. hurt
    car enter .. ditch
    boda .. stumble|slipped|skidded|fall
    car .. enter|fall .. ditch
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
    hit down|over
    hit by !${objects}
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
  // After a blow it is no stroke.
  sign({ rule: 'accident', topic: 'roadAccident', excludes: ['stroke'], urgent: true })`
    hit down|over ... not talk|say
    accident|overturned ... not talk|say
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
    jump from|off|out .. floor|storey|window|balcony|tree|wall|height|house|roof
  `,
];

import { sign, type Sign } from './sign';

/** People who are trapped, places that fall or flood, and attacks. */
export const violenceSigns: readonly Sign[] = [
  sign({ rule: 'accident', concern: 'trapped', urgent: true })`
    soil|udongo|sand|mchanga|mud bury
    stuck .. lift|jengo
    stuck inside house
    stuck in|inside .. pipe|latrine|drain|hole|chimney
    fall on
    crushed .. car|tractor|wall|by|stone
    crushed
    stuck .. rubble|equipment|mine|soil
    bury .. wall|soil|mine
    cover|covered .. wall|soil|rubble
    stuck|squeeze|bury|pinned .. under
    is|was|people|still bury
    bury .. soil|udongo|sand|mud|mchanga|rubble|alive|in|inside|under
    under .. soil|udongo|rubble|wall|debris|car|tree|container|stone|tractor|sand
    rubble
    fall .. on|over .. him|her|them|me|people|person|worker
    wall|tree|roof|stone|container|car|tractor|beam|pole|wardrobe .. fall .. on|him|her|them|me|people|person|worker|fundi
    stuck|catch|trapped .. equipment|belt|conveyor|lift|grill|railings|door|gate|fence
    equipment|belt|conveyor|mill|grinder .. catch|stuck|squeeze|trapped .. arm|leg|finger|him|her
    arm|leg|finger|foot|head .. stuck|trapped|squeeze|catch .. in|under|by|mill|equipment|stone|door|grill
    car|tractor|container .. on top
    on top of .. him|her|me
    crushed .. leg|arm|him|her|by
    pinned
    can not get out
    stuck .. trench|ditch|rubble|equipment|mud|hole
    fall .. on .. can not
    house|wall|mine .. fall|collapse ... inside|under|people|person
    squeeze .. stone|door|tractor|wall
    trapped !in
    trapped in .. car|house|accident|lift|elevator|equipment|room|fire|rubble|debris|mine|water|pit|well
    stuck .. equipment|rubble|under|lift|elevator|wall|debris
    stuck .. car|wreckage
    under .. rubble|wall|debris
    squeeze|crushed|pinned .. car|wall|equipment|under
    arm|leg|finger|fingers|foot .. stuck
    arm|finger|fingers .. in|into equipment|grinder|mixer
    lock|locked in|inside .. car
  `,
  sign({ rule: 'accident', concern: 'danger', urgent: true })`
    water .. rising|high .. house
    water enter house
    gas smell
    gas|pipe|bomba|cylinder .. pasuka|burst|break
    petrol|tanker|car .. overturned|pour|leak
    leak gas
    car petrol overturned
    petrol .. pour|leak|overturned
    terrorist|terrorists|attackers
    electricity nguzo|pole .. fall
    nguzo|pole .. fall
    leak .. gas
    gas|petrol .. leak|out
    pour .. petrol|fuel|chemical|gas
    petrol|fuel|oil .. pour|leak|road
    tanker .. fall|overturned|leak|burn
    mlipuko|lipua
    flood .. enter|trapped|zingira|surrounded|drown
    flooded ... out|stuck|trapped
    floods|flood .. house|houses|people|us
    explode|grenade|terrorists|terror
    udongo .. collapse|fall
    maporomoko
    house|bridge|balcony|wall|pole .. about|going|almost to? fall
    chemical .. pour|leak .. factory|road
    wire .. lying|down|ground|road
    water .. surrounded|zingira
    gunmen|shooter|hostage|hostages
    gas leak|leaking|smell|explode
    smell .. gas
    leaking .. gas|petrol
    petrol|tanker .. leaking|leak
    gas|cylinder|mtungi|tanker .. explode|burst|leaking|leak
    explode
    mafuriko
    flood|floods|flooded .. stuck|stranded|roof|people|water|house|swept|rescue
    stuck|stranded|swept|house|car .. flood|floods|flooded
    stuck|stranded .. roof
    landslide|mudslide
  `,
  sign({ rule: 'accident', concern: 'danger', excludes: ['notAwake'], urgent: true })`
    house|balcony|bridge|floor|tower .. collapse|fall
    house|wall|scaffold|scaffolding|structure|roof|mine|jengo|quarry .. collapse|fall
    stage|tent|stand|stands|platform|ceiling|bleachers|tunnel|trench|gate|fence is|was|has|have? collapse
  `,
  sign({ rule: 'trauma', concern: 'attack', urgent: true })`
    attackers
    beat .. mob|people|group
    beat .. kill|die|dead
    stab .. strong|sharp
    hurt .. by attackers|mob
    people|person|man .. attacked .. knife|panga|machete|gun
    attacked .. knife|panga|gun
    knife .. attacked|attack|attackers|threatening
    arrow|mshale|spear .. in|hit|leg|arm|chest|beat|stab|him|her|his
    beat|hit .. arrow|mshale|spear
    hit|beat .. metal|bar|hammer|rod|stone|bottle|nyundo|club|iron .. head|him|her|on
    hit|beat .. him|her|me|his .. with|by .. metal|bar|hammer|bottle|club|iron|rod
    cut .. neck|throat .. attackers|by|with
    attackers .. neck|stab|kill|steal|rob|hurt
    panga ... many|multiple|vibaya
    cut|katwakatwa .. panga|pangas|machete
    pangas
    robbed|robbery|carjacked|kidnapped|abducted
    kill .. person|man|him|her|people|mob|thief
    they are kill|beat
    fight .. hurt|knife|stab|badly
    beat|fight ... hurt
    mobs
    gun .. shot|shoot|hit|beat|went|fired|kill|imepiga|leg|arm|chest|stomach|head|neck
    shoot|hit|beat .. gun
    shoot .. me|him|her|them|us|person|people|man|child|brother|sister|friend|leg|arm|stomach|chest|head
    shot !put|clock|of|goal|video|music|wedding|past|wide|film|movie
    stab
    mob .. beat|justice|attack|attacked|burn|kill|chase|chased|catch|hit|throw|inapiga|need
    by mob
    threaten|threatens|threatened|threatening .. kill|me|us
    tishia
    panga|machete|knife .. cut|attacked|beat|hurt
    cut|attacked|beat .. panga|machete|knife|rungu
    attackers .. beat|attacked|cut|hurt|hit
    beat|attacked|cut|hurt|hit .. attackers
    beat !heart .. unconscious|bleed|head|badly
  `,
  sign({ rule: 'trauma', concern: 'attack' })`
    beat
    assault|assaulted|mugged|fight|attacked
  `,
];

import { sign, type Sign } from './sign';

/** Dangers to the helper as well as the patient: the answers put the helper's safety first. */
export const dangerSigns: readonly Sign[] = [
  sign({ rule: 'accident', concern: 'electricShock', urgent: true })`
    electricity .. throw|stuck|burn|pass|through
    throw|stuck|burn|pass|blocked .. electricity
    nail|finger|metal .. socket
    enter .. socket
    transformer .. beat|hit|burn|shock
    wire ... touch|cut
    shock .. beat|hit
    electricity .. jump|touch|kauka|fire person
    touch .. electricity|wire
    hold|catch .. wire ... not
    heater|shower|fridge|kettle|iron|pasi .. shock|catch
    shock .. heater|shower|fridge|kettle|iron
    wire|electricity .. lying|fall|ground
    current passed
    electricity .. rusha|rushwa
    rushwa|rusha .. electricity
    electrocuted
    electricity .. shock|catch|beat|hit|wire|fall
    power .. wire
    arm|finger|fingers|metal|nail .. socket
    shock|catch|beat|hit .. electricity
    shock .. socket|current|wire
    touch .. wire|socket|transformer
    live|bare|naked wire
    power line|lines|shock
    high voltage
    lightning|radi
  `,
  sign({ rule: 'stoppedBreathing', topic: 'notBreathing', concern: 'drowning', urgent: true, certain: true })`
    drown
  `,
  sign({ rule: 'accident', concern: 'drowning', urgent: true })`
    fall .. boat|sea|waves|water
    water|waves|river .. carry|take|swept
    boat .. overturned|fall
    carry .. waves|river|flood
    stumble .. fall .. river|water
    swimming .. not|drown|tired
    boat ... water|people|capsized|overturned|sink
    boat overturned|capsized|sink
    fall .. boat|sea|basin|karai|swimming|tank|trench|drum|quarry
    fall .. overboard
    water .. swept|carry
    carry .. water
    drink .. water .. swimming|pool|sea
    drink water many|nyingi|mingi
    out .. water|pool|river|sea|well|lake ... not|unconscious
    water|pool|river|sea .. not|unconscious
    not .. swimming
    float .. water|pool|river|lake
    enter .. sea
    out water
    tumemwopoa|wamemwopoa
    still|stuck in water
    fall .. well|kisima|pit|borehole|septic|latrine|bucket|dam|pond|lake|river|pool|shimo|ndoo|trough|sewer|manhole
    fall in|into .. water
    in|inside|into well|pit|borehole|septic|latrine|bucket|dam|river
    pull|pulled .. river|pool|water|dam|lake|well
    enter .. well|pit|borehole|dam|lake|river|pool|kisima|shimo|water
    jump .. water|river|dam|lake|pool|well|quarry
    swept .. water|flood|floods|river|away
    under water
    river .. carry|take|swept
  `,
  sign({ rule: 'accident', concern: 'fire', urgent: true })`
    fire .. plot|market|estate|slum|room|next|village|factory|kitchen
    fire explode
    fire .. burn .. house|school|shop|market|office
    burn .. kibanda|slum|shed
    there is fire
    there fire .. place|market|plot
    fire !drill|safety|extinguisher|plan|brigade|evacuation|engine|stick .. house|office|school|shop|market|kitchen|factory|estate|neighbour|gikomba|mukuru|kibera|kawangware
    fire outbreak|started|break
    house|office|school|shop|market|kitchen|car|slum|curtain|mattress ... fire
    flame
    fire .. upstairs|inside|spreading|enea|sambaa
    electricity fire
    fire engine|car .. need
    trapped .. fire
    fire enea|sambaa|zuka
    bush|forest fire
    house|office|school|shop|market|kitchen|hotel|church|duka|factory|car on? fire !drill|safety|extinguisher|plan|brigade|evacuation
    house|office|school|shop|market|kitchen|hotel|church|duka|factory|car is? catch|on fire
    fire !drill|safety|extinguisher|plan|brigade|evacuation .. house|inside
    is on fire
    big fire
    catch fire
    blaze fire
    fire blaze
  `,
  sign({ rule: 'accident', concern: 'fire', excludes: ['burns'], urgent: true })`
    burn .. house|market|school|shop
    house|market|school|shop|office ... burn !course|fire
    house|market|shop|people .. inside .. burn
    house|office|school|shop|market|kitchen|hotel|church|duka|factory is? burn !course
  `,
  sign({ rule: 'accident', concern: 'smoke', urgent: true })`
    drunk .. smoke|charcoal
    smoke .. drunk|full|zidiwa|athiri
    zidiwa .. smoke
    full .. smoke
    inhale .. charcoal
    dizzy .. charcoal|generator|stove
    charcoal .. dizzy|athiri|affected
    inhale .. smoke|gas
    breathe .. smoke
    smoke !free|detector ... unconscious|dizzy|sick|cough|headache|vomit|weak|many|mingi|inside|lemea|breathe
    lots|many|mingi|thick|much of? smoke
    poison .. charcoal
    charcoal .. poison
    charcoal|generator|stove ... weak|strength|vomit|inside|kizungu|house|night|sleep
    engine|car .. running .. garage|closed
    sleep .. charcoal|generator
    generator .. smoke
    full smoke
    jaa smoke
    smoke .. jaa|charcoal
    carbon monoxide
    smoke inhalation|inhale|everywhere
    inhale|breathe smoke|gas
    charcoal|generator|stove ... unconscious|headache|sleep|dizzy|vomit|closed|smoke|room|dead|die|sick|bedroom
    charcoal|generator|stove ... not wake|respond|breathe
    sleep|unconscious|headache ... charcoal|generator|stove
    smoke .. charcoal|unconscious|house|room|people
    filled|full .. smoke
  `,
  sign({ rule: 'accident', concern: 'trapped', urgent: true })`
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
    stuck .. trench|mtaro|ditch|rubble|equipment|mud|hole
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
    shot !put|clock
    stab
    mob
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

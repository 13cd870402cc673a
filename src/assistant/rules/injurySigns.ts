import { sign, type Sign } from './sign';

/** Signs of injuries of head, bones and back, of bites and stings. */
export const injurySigns: readonly Sign[] = [
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
    head .. swell|pasuka ... fall|hit
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
    shoulder|arm|hip out
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
  sign({ rule: 'emergencyProcedure', concern: 'scorpion', urgent: true })`
    scorpion|scorpions|nge
  `,
  sign({ rule: 'emergencyProcedure', concern: 'sting', urgent: true })`
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
  sign({ rule: 'trauma', concern: 'wildAnimal', urgent: true, excludes: ['attack', 'violenceAtHome'] })`
    hippo|lion|crocodile|buffalo|elephant|hyena|leopard|baboon|warthog .. attack|attacked|bite|beat|hurt|catch|pull|gored|trampled|stab|throw|step|hit|pain|mauled|tear|kill
    attack|attacked|bite|beat|hurt|catch|pull|pulled|gored|trampled|stab|throw|step|hit|pain|mauled|tear .. hippo|lion|crocodile|buffalo|elephant|hyena|leopard|baboon|warthog
    gored|trampled .. by
    tusk|tusks .. in|into|through|enter|stab .. stomach|tumbo|chest|leg|arm|body|back
  `,
  // In Kiswahili a mamba is a crocodile: it attacks and catches, in water; the snake bites.
  sign({ rule: 'trauma', concern: 'wildAnimal', urgent: true, excludes: ['attack', 'snakebite'] })`
    attacked|catch|inhale mamba
    mamba catch
    mamba .. river|lake
    river|lake .. mamba
  `,
  sign({ rule: 'trauma', concern: 'otherCare', urgent: true, excludes: ['attack', 'violenceAtHome'] })`
    ngombe|goat|donkey|horse|camel .. beat|hit|kicked|horn
    horn .. beat|hit|kicked
    beat|hit|kicked .. ngombe|goat|donkey|horse|camel|horn
  `,
  sign({ rule: 'trauma', concern: 'otherCare' })`
    paper|small|minor|little|tiny|shallow cut|hurt
    step .. nail|thorn|mwiba
    scraped|graze|grazed|bruise|bruised|bruises|splinter
  `,
  sign({ rule: 'emergencyProcedure', concern: 'sting', excludes: ['attack', 'bleeding'] })`
    bee|spider|mdudu|insect .. stab
    stab .. bee|spider|insect
  `,
  sign({ rule: 'trauma', concern: 'spine', urgent: true })`
    spine|spinal
    uti .. back|fracture|hurt|pain|hit
    hurt|fracture .. uti
  `,
];

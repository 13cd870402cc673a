import { sign, type Sign } from './sign';

/** Signs of injuries, bites and stings with words of their own. */
export const woundSigns: readonly Sign[] = [
  sign({ rule: 'accident', concern: 'spine', excludes: ['stroke'], urgent: true })`
    fall|dive|dived|diving|jump|tackled|accident|hit|overturned ... not move|feel .. leg|arm|body|neck|toes
    not move|feel .. leg|arm|body|neck|toes ... fall|dive|dived|accident|hit
    neck|spine|back .. break|fracture
    not move .. neck
    dive|dived|diving ... neck|back
    break|fracture .. neck|spine|back
  `,
  sign({ rule: 'trauma', concern: 'headInjury', urgent: true })`
    hit .. head ... vomit|sleep|confused|dizzy|unconscious|convulsion
    head .. hurt|hit ... vomit|sleep|confused|dizzy
    fall ... vomit|confused
    blow .. head ... confused|vomit|sleep|dizzy
    skull
  `,
  sign({ rule: 'trauma', concern: 'headInjury' })`
    hit .. head
    head .. hit|hurt
    hurt|fall|cut .. head
    baby .. fall
    fall .. baby
    concussion
    blow .. head
  `,
  sign({ rule: 'trauma', concern: 'brokenBone' })`
    fracture
    break .. arm|leg|knee|ankle|foot|finger|fingers|toe|shoulder|elbow|wrist|hip|rib|ribs|jaw|thigh|bone|bones|collarbone
    arm|leg|knee|ankle|foot|finger|toe|shoulder|elbow|wrist|hip|rib|jaw|thigh|bone .. break
    ankle|knee|wrist|foot .. swell|twist
  `,
  sign({ rule: 'trauma', concern: 'brokenBone', urgent: true })`
    bone|mfupa .. out|showing|sticking
  `,
  sign({ rule: 'trauma', concern: 'dogBite' })`
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
    bee|spider|insect .. bite|sting|pain
    bite|sting|pain .. bee|spider|insect
  `,
  sign({ rule: 'trauma', concern: 'nosebleed', excludes: ['bleeding'] })`
    nosebleed
    nose .. bleed|blood
    bleed|blood .. nose
  `,
  sign({ rule: 'trauma', concern: 'otherCare', urgent: true, excludes: ['attack', 'violenceAtHome'] })`
    hippo|lion|crocodile|buffalo|elephant|hyena|leopard|simba|kiboko .. attack|bite
    attack|bite .. hippo|lion|crocodile|buffalo|elephant|hyena|leopard
  `,
  sign({ rule: 'trauma', concern: 'otherCare', urgent: true, excludes: ['attack', 'violenceAtHome'] })`
    ngombe|goat|donkey|horse|camel|pembe .. beat|hit|kicked|pembe|gored
    beat|hit|kicked .. ngombe|goat|donkey|horse|camel|pembe
  `,
  sign({ rule: 'trauma', concern: 'otherCare' })`
    paper|small|minor|little|tiny|shallow cut|hurt
    scraped|graze|grazed|bruise|bruised|bruises|splinter
  `,
];

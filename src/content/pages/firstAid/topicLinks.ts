import type { Link } from '../../../domain/link';
import { whereAmILink } from '../links';
import { pushOn } from './pushOn';
import { allTopics, linkTo, linkToPart } from './titles';

/** Links of the assistant to the first-aid pages, under the same words everywhere. */
export const topicLinks = {
  overview: allTopics,
  notBreathing: { label: 'Not breathing', to: '/FirstAid/NotBreathing' },
  adult: pushOn.adult,
  child: pushOn.child,
  baby: pushOn.baby,
  notAwake: { label: 'Does not wake up, but breathes', to: '/FirstAid/NotAwake' },
  fainting: linkTo('fainting'),
  drunk: linkToPart('drunk'),
  scorpion: linkToPart('scorpion'),
  wildAnimal: linkToPart('wildAnimal'),
  sickleCell: linkToPart('sickleCell'),
  side: { label: 'Onto the side, step by step', to: '/FirstAid/NotAwake#adult' },
  sideBaby: { label: 'A baby who breathes, step by step', to: '/FirstAid/NotAwake#baby' },
  jaw: { label: 'After a fall or a crash', to: '/FirstAid/Spine' },
  breaths: { label: 'How to give a breath', to: '/FirstAid/NotBreathing#breaths' },
  choking: { label: 'Choking', to: '/FirstAid/Choking' },
  chokingBaby: { label: 'A choking baby', to: '/FirstAid/Choking#baby' },
  bleeding: { label: 'Heavy bleeding', to: '/FirstAid/Bleeding' },
  heartAttack: { label: 'Heart attack', to: '/FirstAid/HeartAttack' },
  stroke: { label: 'Stroke', to: '/FirstAid/Stroke' },
  burns: { label: 'Burns', to: '/FirstAid/Burns' },
  roadAccident: { label: 'Road accident', to: '/FirstAid/RoadAccident' },
  snakebite: { label: 'Snakebite', to: '/FirstAid/Snakebite' },
  dogBite: linkTo('dogBite'),
  ors: { label: 'How to make ORS', to: '/FirstAid/SickChild#ors' },
  allergy: linkTo('allergy'),
  whatToSay: { label: 'What to say when you call', to: '/FirstAid/WhatToSay' },
  whereAmI: whereAmILink,
  waiting: { label: 'While you wait', to: '/FirstAid/WhatToSay#waiting' },
  kit: { label: 'First-aid kit', to: '/FirstAid/Kit' },
  plan: { label: 'Emergency plan', to: '/FirstAid/Plan' },
} as const satisfies Record<string, Link>;

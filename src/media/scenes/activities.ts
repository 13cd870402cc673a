import { act } from '../cast';
import { practice } from '../groups';
import { audience } from '../parts/places/audience';
import { microphone } from '../parts/props/furniture';
import { at } from '../parts/svg';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** The three activities of the gallery page. */
export const activitySlots: Slots = {
  'activity-rugby': scene(
    800,
    600,
    'Rugby players run for the ball while a paramedic watches from the side. Illustration.',
    {
      place: 'pitch',
      time: 'day',
      seed: 8,
      things: [
        at(520, 420, 1.25, act('referee', 'pointing', { left: true })),
        at(200, 500, 2.3, act('rugbyRival', 'running')),
        at(390, 514, 2.4, act('rugbyMan', 'running', { carry: 'ball' })),
        at(660, 700, 3, act('achieng', 'holdingBag', { left: true })),
      ],
    },
  ),
  'activity-churchill-show': scene(
    800,
    600,
    'A comedian speaks on a lit stage while a paramedic stands ready at the side. Illustration.',
    {
      place: 'theatre',
      time: 'night',
      things: [
        at(350, 490, 2.1, act('speaker', 'waving', { left: true })),
        at(424, 492, 2.1, microphone(), true),
        at(640, 560, 2.2, act('hassan', 'handsFolded', { left: true })),
        audience(-30, 540, 560, 62, '#1B1424', 3),
      ],
    },
  ),
  'activity-first-aid-training': scene(
    800,
    600,
    'A trainer shows a group how to press on the chest of a manikin. Illustration.',
    {
      place: 'training',
      time: 'morning',
      seed: 2,
      things: [
        at(110, 520, 2.1, act('mother', 'standing')),
        at(222, 526, 2.15, act('manTee', 'handsFolded')),
        at(610, 520, 2.1, act('woman', 'standing', { left: true })),
        at(716, 528, 2.1, act('grandpa', 'handsFolded', { left: true })),
        at(420, 572, 2.7, practice('otieno')),
      ],
    },
  ),
};

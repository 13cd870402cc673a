import { act } from '../cast';
import { practice } from '../groups';
import { audience } from '../parts/places/audience';
import { microphone } from '../parts/props/furniture';
import { kitBag } from '../parts/props/medical';
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
        at(270, 480, 1.6, act('rugbyRival', 'running')),
        at(410, 490, 1.65, act('rugbyMan', 'running', { carry: 'ball' })),
        at(530, 440, 1.2, act('referee', 'pointing', { left: true })),
        at(660, 566, 1.8, act('achieng', 'holdingBag', { left: true })),
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
        at(370, 486, 1.75, act('speaker', 'waving', { left: true })),
        at(430, 490, 1.75, microphone(), true),
        at(620, 500, 1.6, act('hassan', 'handsFolded', { left: true })),
        at(690, 506, 1.3, kitBag()),
        audience(-20, 548, 850, 40, '#1B1424', 3),
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
        at(160, 500, 1.7, act('mother', 'standing')),
        at(250, 506, 1.7, act('manTee', 'handsFolded')),
        at(620, 500, 1.7, act('woman', 'standing', { left: true })),
        at(705, 508, 1.7, act('grandpa', 'handsFolded', { left: true })),
        at(420, 556, 2.2, practice('otieno')),
      ],
    },
  ),
};

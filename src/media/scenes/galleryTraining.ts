import { act } from '../cast';
import { atDesk, carried, practice } from '../groups';
import { aed, cone, kitBag, manikin, monitor, oxygen, radio, splint } from '../parts/props/medical';
import { table } from '../parts/props/furniture';
import { at } from '../parts/svg';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** Gallery album: training. */
export const galleryTrainingSlots: Slots = {
  'gallery-training-1': scene(
    800,
    600,
    'A trainee practises chest compressions on a manikin. Illustration.',
    {
      place: 'training',
      time: 'day',
      things: [
        at(430, 548, 2.5, practice('man')),
        at(190, 540, 2, act('wanjiru', 'standing', { carry: 'clipboard' })),
      ],
    },
  ),
  'gallery-training-2': scene(
    800,
    600,
    'A defibrillator, a training manikin and a first aid bag lie ready on a table. Illustration.',
    {
      place: 'tabletop',
      time: 'day',
      things: [at(620, 440, 4.8, kitBag()), at(290, 470, 4.4, manikin()), at(520, 552, 4.4, aed())],
    },
  ),
  'gallery-training-3': scene(
    800,
    600,
    'A trainee splints the leg of a colleague on the grass. Illustration.',
    {
      place: 'park',
      time: 'morning',
      things: [
        at(470, 540, 2, act('manTee', 'lying')),
        at(575, 544, 2, splint()),
        at(700, 536, 2, act('woman', 'bandaging', { left: true, outfit: 'polo' })),
        at(170, 530, 1.8, act('kamau', 'pointing')),
        at(270, 572, 1.6, kitBag()),
      ],
    },
  ),
  'gallery-training-4': scene(
    800,
    600,
    'An ambulance weaves between cones during driver training. Illustration.',
    {
      place: 'yard',
      time: 'day',
      things: [
        at(250, 440, 1.1, cone()),
        at(640, 430, 1, cone()),
        at(400, 500, 1.05, van()),
        ...[110, 380, 660].map((x, i) => at(x, 566 - i * 10, 1.8, cone())),
      ],
    },
  ),
  'gallery-training-5': scene(
    800,
    600,
    'Trainees practise carrying a stretcher across open country. Illustration.',
    {
      place: 'savannah',
      time: 'golden',
      seed: 4,
      things: [
        at(330, 540, 1.4, carried('boyTeen', 'man', 'manTee')),
        at(690, 556, 1.55, act('hassan', 'waving', { left: true })),
      ],
    },
  ),
  'gallery-training-6': scene(
    800,
    600,
    'A paramedic checks oxygen, monitor and bags in the kit store. Illustration.',
    {
      place: 'store',
      time: 'day',
      things: [
        at(250, 560, 2.15, act('amina', 'holdingBag', { carry: 'clipboard' })),
        at(530, 566, 1.9, table('#2C7F86')),
        at(470, 426, 1.9, oxygen()),
        at(548, 426, 1.9, monitor()),
        at(645, 426, 1.6, kitBag()),
      ],
    },
  ),
  'gallery-training-7': scene(
    800,
    600,
    'A trainer stands beside a new dispatcher at her desk. Illustration.',
    {
      place: 'dispatch',
      time: 'dusk',
      seed: 3,
      things: [
        at(230, 540, 2.1, act('baraka', 'pointing', { carry: 'clipboard' })),
        at(370, 570, 2.2, atDesk('njeri')),
        at(470, 404, 2, radio()),
      ],
    },
  ),
};

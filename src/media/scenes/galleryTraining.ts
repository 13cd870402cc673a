import { act } from '../cast';
import { carried } from '../groups';
import { flatLay } from '../parts/props/flatLay';
import { manikinChest } from '../parts/props/handScenes';
import { cone, kitBag, splint } from '../parts/props/medical';
import { at, circle, glow } from '../parts/svg';
import { van } from '../parts/vehicles/van';
import { hands } from '../people/hands';
import type { Slots } from '../slot';
import { backdrop, drawn } from './frames';

/** Gallery album: training. */
export const galleryTrainingSlots: Slots = {
  'gallery-training-1': drawn('A trainee practises chest compressions on a manikin. Illustration.', () => [
    manikinChest(),
    at(440, 386, 1.45, hands('pressing', { skin: 3, sleeve: 'ochre' })),
  ]),
  'gallery-training-2': drawn(
    'A defibrillator with its pads, scissors, bandages and gloves lie in order on a cloth. Illustration.',
    () => [flatLay()],
  ),
  'gallery-training-3': drawn('A trainee splints the leg of a colleague on the grass. Illustration.', () => [
    backdrop('park', 'golden', { seed: 7, zoom: 1.35, x: 620, y: 560 }),
    at(350, 548, 3.5, act('manTee', 'lying')),
    at(530, 556, 3.4, splint()),
    at(740, 566, 3.7, act('woman', 'kneelingAtHead', { left: true, outfit: 'polo' })),
    at(150, 440, 2, kitBag()),
  ]),
  'gallery-training-4': drawn(
    'An ambulance weaves between cones during driver training. Illustration.',
    () => [
      backdrop('yard', 'day'),
      at(690, 424, 1.2, cone()),
      at(560, 440, 0.62, van()),
      at(470, 450, 1.6, cone()),
      at(330, 496, 2.9, cone()),
      at(130, 596, 7.6, cone()),
    ],
  ),
  'gallery-training-5': drawn(
    'Trainees practise carrying a stretcher across open country at sunset. Illustration.',
    () => [
      backdrop('savannah', 'dusk', { seed: 4, horizon: 0.8 }),
      circle(400, 262, 300, glow('#FFF0C8')),
      circle(400, 262, 116, '#FFE9B8'),
      at(400, 540, 1.75, carried('boyTeen', 'man', 'manTee')),
    ],
  ),
  'gallery-training-6': drawn(
    'A paramedic with a list checks the shelves of the kit store. Illustration.',
    () => [
      backdrop('store', 'day', { zoom: 1.8, x: 500, y: 200 }),
      at(300, 860, 4.4, act('amina', 'writing')),
    ],
  ),
  'gallery-training-7': drawn(
    'A new dispatcher lifts the hand radio in front of the map of the town. Illustration.',
    () => [
      backdrop('dispatch', 'dusk', { seed: 3, zoom: 2, x: 400, y: 160 }),
      at(420, 330, 2.3, hands('radio', { skin: 3, sleeve: 'teal' })),
    ],
  ),
};

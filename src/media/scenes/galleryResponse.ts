import { act } from '../cast';
import { bench } from '../parts/props/furniture';
import { bedside } from '../parts/props/handScenes';
import { kitBag } from '../parts/props/medical';
import { stretcherComingIn, throughRearDoors } from '../parts/props/rearDoors';
import { roadAbove } from '../parts/props/roadAbove';
import { lightOf } from '../parts/light';
import { rain } from '../parts/sky';
import { at, circle, ellipse, faded, glow, path, stroke } from '../parts/svg';
import { tone } from '../parts/tones';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { van } from '../parts/vehicles/van';
import { shell } from '../parts/vehicles/vanShell';
import { hands } from '../people/hands';
import type { Slots } from '../slot';
import { backdrop, drawn } from './frames';

/** Water that a wheel throws up behind it from a puddle. */
const splash = (x: number, y: number): string =>
  faded(
    0.6,
    stroke(
      `M${x} ${y}q-60 4-104-34M${x - 6} ${y - 6}q-50-10-72-60M${x + 4} ${y + 4}q-70 14-136-8`,
      '#E8EFEE',
      5,
    ) +
      stroke(
        `M${x - 120} ${y - 44}h0M${x - 88} ${y - 78}h0M${x - 152} ${y - 18}h0M${x - 110} ${y - 66}h0`,
        '#E8EFEE',
        7,
      ),
  );

/** Gallery album: response. */
export const galleryResponseSlots: Slots = {
  'gallery-response-1': drawn(
    'An ambulance drives through the city at night with its beacons on. Illustration.',
    () => [
      backdrop('city', 'night', { seed: 9, zoom: 1.3, x: 400, y: 520 }),
      ellipse(300, 574, 190, 40, glow(tone.beaconRed)),
      ellipse(480, 574, 190, 40, glow(tone.beaconBlue)),
      at(330, 562, 1.56, van({ beacons: true, beam: true }) + path(shell, lightOf('night').shade, 0.26)),
      circle(722, 402, 64, glow('#FFF3C9')),
    ],
  ),
  'gallery-response-2': drawn(
    'A motorcycle responder with boxes of kit rides through a residential street. Illustration.',
    () => [
      backdrop('estate', 'day', { seed: 2, zoom: 1.35, x: 400, y: 560 }),
      at(400, 580, 2.5, motorcycle({ beacons: true })),
    ],
  ),
  'gallery-response-3': drawn('A 4x4 ambulance drives along a county road in the rain. Illustration.', () => [
    backdrop('teahills', 'rain'),
    ellipse(410, 548, 330, 26, '#5F777C'),
    at(400, 540, 1.34, landCruiser({ beacons: true, beam: true })),
    splash(196, 544),
    splash(604, 544),
    rain({ w: 800, h: 600 }),
  ]),
  'gallery-response-4': drawn(
    'Two paramedics push a stretcher into their ambulance, seen from inside at dusk. Illustration.',
    () => [
      backdrop('street', 'dusk', { seed: 4, zoom: 1.2, x: 400, y: 300 }),
      at(330, 700, 2.6, act('kamau', 'standing')),
      at(474, 690, 2.6, act('wanjiru', 'standing', { left: true })),
      throughRearDoors(),
      stretcherComingIn('#3F3A37', '#693F26'),
    ],
  ),
  'gallery-response-5': drawn(
    'A paramedic on one knee takes the pulse of an old woman in front of her home. Illustration.',
    () => [
      backdrop('village', 'morning', { zoom: 1.7, x: 640, y: 480 }),
      at(590, 618, 2.7, bench('#8A5F41')),
      at(500, 618, 3.1, act('grandma', 'sitting', { left: true, lifted: true })),
      at(262, 552, 3.1, act('otieno', 'checkingPulse')),
      at(110, 590, 2.6, kitBag()),
    ],
  ),
  'gallery-response-6': drawn(
    'Seen from above, matatus and cars pull aside for an ambulance in town. Illustration.',
    () => [roadAbove()],
  ),
  'gallery-response-7': drawn(
    'A gloved hand puts an oximeter on the finger of a patient at night. Illustration.',
    () => [
      bedside(),
      at(350, 370, 1.75, hands('oximeter', { skin: 4, other: 5, glove: true, sleeve: 'teal' })),
    ],
  ),
};

import { act } from '../cast';
import { bough, longShadow } from '../parts/nature/foreground';
import { at, stroke } from '../parts/svg';
import { mix, tone } from '../parts/tones';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';
import { slideSlots } from './slides';

const dawnLeaf = (colour: string): string => mix(colour, '#2B4A5A', 0.25);

/** The home page: the hero and the seven slides. */
export const homeSlots: Slots = {
  'home-hero': scene(
    1200,
    900,
    'Two paramedics get their kit ready while an ambulance leaves its station at dawn. Illustration.',
    {
      place: 'station',
      time: 'dawn',
      horizon: 0.56,
      things: [
        at(798, 700, 1.2, van({ beacons: true, beam: true })),
        longShadow(182, 806, 330, 15, 0.26),
        longShadow(384, 830, 330, 15, 0.26),
        at(182, 806, 3.3, act('amina', 'holdingBag', { lifted: true })),
        at(380, 830, 3.35, act('otieno', 'holdingRadio', { left: true, lifted: true })),
      ],
      front:
        at(1210, 60, 0.8, bough(dawnLeaf), true) +
        stroke(
          'M596 214q9-9 14 1 7-9 15-2M640 190q8-8 12 1 6-8 13-2M560 182q7-7 10 1 5-7 11-2',
          dawnLeaf(tone.slate),
          3,
        ),
    },
  ),
  ...slideSlots,
};

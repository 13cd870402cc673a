import { act } from '../cast';
import { inWheelchair, patientOn } from '../groups';
import { aidTent, bench } from '../parts/props/furniture';
import { kitBag, monitor } from '../parts/props/medical';
import { gleam } from '../parts/built/ways';
import { rain } from '../parts/sky';
import { at } from '../parts/svg';
import { tone } from '../parts/tones';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { transferVan } from '../parts/vehicles/transferVan';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** The six service cards of the home page. */
export const cardSlots: Slots = {
  'card-emergency-response': scene(
    640,
    400,
    'A motorcycle responder rides ahead of an ambulance on a wet city road after dark. Illustration.',
    {
      place: 'nightroad',
      time: 'dusk',
      seed: 4,
      things: [
        at(60, 316, 0.92, van({ beacons: true, beam: true })),
        gleam(440, 300, 80, 110, tone.glow),
        at(390, 374, 1.62, motorcycle({ beacons: true })),
      ],
      front: rain({ w: 640, h: 400 }),
    },
  ),
  'card-transport': scene(
    640,
    400,
    'An attendant pushes a passenger in a wheelchair from a patient transfer van to the hospital door. Illustration.',
    {
      place: 'hospital',
      time: 'morning',
      things: [at(60, 330, 1.06, transferVan()), at(450, 380, 1.8, inWheelchair('grandma', 'achieng'))],
    },
  ),
  'card-advanced-care': scene(
    640,
    400,
    'A paramedic watches the heart monitor beside a patient inside an ambulance. Illustration.',
    {
      place: 'cabin',
      time: 'day',
      things: [
        at(520, 222, 2.3, monitor()),
        at(180, 440, 2.05, act('otieno', 'pointing')),
        at(340, 452, 2.1, patientOn('patientWoman')),
      ],
    },
  ),
  'card-paramedics': scene(
    640,
    400,
    'Two paramedics walk to a call with their bags in a residential street. Illustration.',
    {
      place: 'estate',
      time: 'morning',
      horizon: 0.66,
      things: [
        at(220, 420, 2.1, act('wanjiru', 'walkingWithBag')),
        at(420, 436, 2.15, act('kamau', 'walkingWithBag')),
      ],
    },
  ),
  'card-sports': scene(
    640,
    400,
    'A paramedic bandages the ankle of an athlete on the sports field. Illustration.',
    {
      place: 'pitch',
      time: 'golden',
      things: [
        at(456, 384, 1.55, bench()),
        at(230, 374, 2.05, act('amina', 'bandaging')),
        at(402, 388, 2.05, act('runner', 'sitting', { left: true, lifted: true })),
        at(90, 384, 1.7, kitBag()),
      ],
    },
  ),
  'card-events': scene(
    640,
    400,
    'Paramedics stand ready at a first aid tent beside a festival stage. Illustration.',
    {
      place: 'festival',
      time: 'dusk',
      things: [
        at(500, 350, 0.86, aidTent(true)),
        at(290, 440, 2.1, act('achieng', 'armsCrossed')),
        at(430, 446, 2.1, act('hassan', 'holdingRadio', { left: true })),
      ],
    },
  ),
};

import { act } from '../cast';
import { inWheelchair, patientOn } from '../groups';
import { aidTent, bench } from '../parts/props/furniture';
import { kitBag, monitor, oxygen } from '../parts/props/medical';
import { at } from '../parts/svg';
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
    'A motorcycle responder rides ahead of an ambulance in the city at dusk. Illustration.',
    {
      place: 'city',
      time: 'dusk',
      seed: 4,
      things: [
        at(190, 342, 0.64, van({ beacons: true, beam: true })),
        at(480, 364, 0.86, motorcycle({ beacons: true })),
      ],
    },
  ),
  'card-transport': scene(
    640,
    400,
    'An attendant pushes a passenger in a wheelchair from a patient transfer van to the hospital door. Illustration.',
    {
      place: 'hospital',
      time: 'morning',
      things: [at(430, 312, 0.86, inWheelchair('grandma', 'achieng')), at(140, 350, 0.68, transferVan())],
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
        at(470, 228, 1.7, monitor()),
        at(590, 360, 1.5, oxygen()),
        at(250, 352, 1.3, act('otieno', 'pointing')),
        at(330, 368, 1.35, patientOn('patientWoman')),
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
      things: [
        at(250, 366, 1.35, act('wanjiru', 'walking', { carry: 'bag' })),
        at(380, 376, 1.35, act('kamau', 'walking', { carry: 'bag' })),
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
        at(250, 366, 1.45, act('amina', 'bandaging')),
        at(400, 376, 1.1, bench()),
        at(362, 378, 1.45, act('runner', 'sitting', { left: true, lifted: true })),
        at(170, 376, 1.2, kitBag()),
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
        at(460, 350, 0.72, aidTent(true)),
        at(360, 372, 1.05, act('achieng', 'standing')),
        at(440, 378, 1.05, act('hassan', 'handsFolded', { left: true })),
        at(300, 380, 1, kitBag()),
      ],
    },
  ),
};

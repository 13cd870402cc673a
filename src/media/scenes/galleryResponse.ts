import { act } from '../cast';
import { carried, patientOn, wheeled } from '../groups';
import { cone, kitBag } from '../parts/props/medical';
import { rearView } from '../parts/props/rearView';
import { car } from '../parts/built/street';
import { rain } from '../parts/sky';
import { at } from '../parts/svg';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** Gallery album: response. */
export const galleryResponseSlots: Slots = {
  'gallery-response-1': scene(
    800,
    600,
    'An ambulance drives through the city at night with its beacons on. Illustration.',
    {
      place: 'city',
      time: 'night',
      seed: 9,
      things: [at(380, 526, 1.12, van({ beacons: true, beam: true }))],
    },
  ),
  'gallery-response-2': scene(
    800,
    600,
    'A motorcycle responder passes a parked car in a residential street. Illustration.',
    {
      place: 'estate',
      time: 'day',
      seed: 2,
      things: [at(170, 510, 0.9, car('#C98C2B')), at(430, 556, 1.75, motorcycle({ beacons: true }))],
    },
  ),
  'gallery-response-3': scene(
    800,
    600,
    'A 4x4 ambulance drives along a county road in the rain. Illustration.',
    {
      place: 'teahills',
      time: 'rain',
      things: [at(400, 532, 1.15, landCruiser({ beacons: true, beam: true }))],
      front: rain({ w: 800, h: 600 }),
    },
  ),
  'gallery-response-4': scene(
    800,
    600,
    'A crew stands with a patient behind the open, lit rear doors of an ambulance. Illustration.',
    {
      place: 'street',
      time: 'dusk',
      seed: 4,
      things: [
        at(420, 520, 1.7, rearView()),
        at(420, 560, 1.5, patientOn('patientOld')),
        at(190, 556, 1.55, act('kamau', 'pushingStretcher')),
        at(650, 560, 1.55, act('wanjiru', 'pushingStretcher', { left: true })),
      ],
    },
  ),
  'gallery-response-5': scene(
    800,
    600,
    'Two paramedics carry a patient along a village path. Illustration.',
    {
      place: 'village',
      time: 'morning',
      things: [at(400, 540, 1.5, carried('patientWoman', 'otieno', 'amina'))],
    },
  ),
  'gallery-response-6': scene(
    800,
    600,
    'A paramedic puts out traffic cones in front of her ambulance on a highway. Illustration.',
    {
      place: 'escarpment',
      time: 'day',
      seed: 3,
      things: [
        at(520, 510, 0.95, van({ beacons: true, empty: true, mirrored: true }), true),
        at(150, 552, 1.7, act('achieng', 'walking')),
        ...[90, 250, 330].map((x, i) => at(x, 574 + i * 3, 1.4, cone())),
      ],
    },
  ),
  'gallery-response-7': scene(
    800,
    600,
    'A crew hands a patient over to a nurse at the hospital door. Illustration.',
    {
      place: 'hospital',
      time: 'golden',
      things: [
        at(350, 512, 1.3, wheeled('patient', 'hassan')),
        at(600, 508, 1.3, act('nurseHijab', 'pointing', { left: true })),
        at(680, 514, 1.3, act('doctorOld', 'standing', { left: true })),
        at(190, 570, 1.2, kitBag()),
      ],
    },
  ),
};

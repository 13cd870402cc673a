import { act } from '../cast';
import { atDesk, covered, wheeled } from '../groups';
import { cone, kitBag, stretcher } from '../parts/props/medical';
import { at } from '../parts/svg';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { turboprop } from '../parts/vehicles/turboprop';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** The home page: the hero and the seven slides. */
export const homeSlots: Slots = {
  'home-hero': scene(
    1200,
    900,
    'An ambulance leaves its station at dawn under the Nairobi skyline while two paramedics get their kit ready. Illustration.',
    {
      place: 'station',
      time: 'dawn',
      things: [
        at(740, 762, 1.28, van({ beacons: true, beam: true })),
        at(190, 862, 1.72, act('amina', 'holdingBag')),
        at(330, 872, 1.72, act('otieno', 'holdingRadio', { left: true })),
        at(430, 876, 1.5, kitBag()),
      ],
    },
  ),
  'slide-city-response': scene(
    1600,
    720,
    'An ambulance with its lights on drives past the round tower of central Nairobi in the evening. Illustration.',
    {
      place: 'city',
      time: 'dusk',
      things: [at(800, 622, 1.2, van({ beacons: true, beam: true }))],
    },
  ),
  'slide-highway': scene(
    1600,
    720,
    'Two paramedics care for a patient beside the road above the Rift Valley, behind cones and an ambulance. Illustration.',
    {
      place: 'escarpment',
      time: 'golden',
      things: [
        at(600, 590, 1, van({ beacons: true })),
        at(930, 636, 1.45, act('wanjiru', 'kneeling')),
        at(1040, 652, 1.45, covered('patient')),
        at(1170, 640, 1.45, act('kamau', 'bandaging', { left: true })),
        at(850, 660, 1.3, kitBag()),
        ...[500, 385, 270].map((x, i) => at(x, 668 + i * 6, 1.1, cone())),
      ],
    },
  ),
  'slide-air-evacuation': scene(
    1600,
    720,
    'A crew brings a patient on a stretcher to a turboprop air ambulance on a savannah airstrip at dawn. Illustration.',
    {
      place: 'airstrip',
      time: 'dawn',
      things: [
        at(800, 556, 0.64, turboprop({ doorOpen: true })),
        at(590, 640, 1.15, wheeled('patientWoman', 'hassan', 'achieng')),
      ],
    },
  ),
  'slide-school': scene(
    1600,
    720,
    'A paramedic shows pupils in a school yard how to use a first aid bag. Illustration.',
    {
      place: 'school',
      time: 'morning',
      things: [
        at(290, 590, 0.86, van({ empty: true })),
        at(645, 620, 1.5, act('amina', 'pointing')),
        at(735, 640, 1.4, kitBag()),
        at(855, 610, 1.5, act('girl', 'standing', { left: true })),
        at(930, 625, 1.5, act('boy', 'handsFolded', { left: true })),
        at(1005, 612, 1.5, act('girlHijab', 'standing', { left: true })),
        at(1090, 622, 1.5, act('boyTeen', 'standing', { left: true })),
        at(1195, 616, 1.5, act('teacher', 'handsFolded', { left: true })),
      ],
    },
  ),
  'slide-match-day': scene(
    1600,
    720,
    'Two paramedics with a stretcher follow a rugby match from the touchline. Illustration.',
    {
      place: 'pitch',
      time: 'day',
      things: [
        at(880, 520, 0.85, act('rugbyMan', 'running', { carry: 'ball' })),
        at(790, 530, 0.85, act('rugbyRival', 'running')),
        at(1010, 508, 0.8, act('referee', 'pointing', { left: true })),
        at(1140, 524, 0.85, act('rugbyMan', 'running', { left: true })),
        at(600, 650, 1.5, act('kamau', 'holdingRadio')),
        at(700, 664, 1.5, act('achieng', 'holdingBag', { left: true })),
        at(930, 676, 1.4, stretcher()),
      ],
    },
  ),
  'slide-site': scene(
    1600,
    720,
    'A paramedic and two builders in hard hats talk beside a 4x4 ambulance under a tower crane. Illustration.',
    {
      place: 'site',
      time: 'morning',
      things: [
        at(640, 606, 1, landCruiser()),
        at(890, 640, 1.5, act('builder', 'standing')),
        at(985, 648, 1.5, act('wanjiru', 'pointing', { left: true })),
        at(1085, 640, 1.5, act('builderWoman', 'handsFolded', { left: true })),
        at(810, 660, 1.3, kitBag()),
      ],
    },
  ),
  'slide-dispatch': scene(
    1600,
    720,
    'Two dispatchers with headsets take calls in front of a wall map of the city. Illustration.',
    {
      place: 'dispatch',
      time: 'night',
      things: [
        at(800, 640, 1.8, act('director', 'holdingBag', { outfit: 'shirt', carry: 'clipboard' })),
        at(440, 676, 2.1, atDesk('njeri')),
        at(1150, 676, 2.1, atDesk('baraka'), true),
      ],
    },
  ),
};

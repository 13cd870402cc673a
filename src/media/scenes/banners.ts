import { act } from '../cast';
import { onBench } from '../groups';
import { aidTent, chair, counter, desk } from '../parts/props/furniture';
import { kitBag } from '../parts/props/medical';
import { at } from '../parts/svg';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { turboprop } from '../parts/vehicles/turboprop';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** Wide banners on top of the general pages; the subject stands to the right of the middle. */
export const bannerSlots: Slots = {
  'banner-about': scene(
    1600,
    640,
    'Three paramedics stand in front of their ambulance station in the morning. Illustration.',
    {
      place: 'station',
      time: 'morning',
      things: [
        at(1030, 550, 0.98, van({ empty: true })),
        at(640, 596, 1.6, act('achieng', 'holdingBag')),
        at(750, 606, 1.6, act('kamau', 'handsFolded')),
        at(860, 598, 1.6, act('otieno', 'standing', { left: true })),
      ],
    },
  ),
  'banner-hospital': scene(1600, 640, 'An ambulance stands in the bay of a county hospital. Illustration.', {
    place: 'hospital',
    time: 'day',
    things: [
      at(1010, 490, 1.15, act('doctor', 'standing')),
      at(1085, 494, 1.15, act('nurse', 'handsFolded', { left: true })),
      at(680, 560, 1.05, van({ empty: true, mirrored: true }), true),
    ],
  }),
  'banner-services': scene(
    1600,
    640,
    'A motorcycle, a 4x4 ambulance, an ambulance van and a turboprop are lined up on an apron. Illustration.',
    {
      place: 'apron',
      time: 'golden',
      things: [
        at(1120, 450, 0.6, turboprop()),
        at(1180, 556, 0.8, van({ empty: true })),
        at(740, 540, 0.8, landCruiser()),
        at(500, 572, 0.86, motorcycle({ parked: true })),
        at(955, 590, 1.1, act('pilot', 'standing')),
        at(1020, 596, 1.1, act('wanjiru', 'handsFolded', { left: true })),
      ],
    },
  ),
  'banner-faq': scene(1600, 640, 'A dispatcher with a headset answers a call at her desk. Illustration.', {
    place: 'dispatch',
    time: 'day',
    seed: 6,
    things: [
      at(820, 606, 2.5, chair() + act('njeri', 'sittingAtDesk', { lifted: true }) + at(22, 0, 1, desk())),
    ],
  }),
  'banner-contact': scene(
    1600,
    640,
    'A woman at her gate phones for help as an ambulance turns into the street. Illustration.',
    {
      place: 'estate',
      time: 'day',
      seed: 1,
      things: [
        at(1010, 484, 1.55, act('woman', 'talkingOnPhone', { left: true })),
        at(1110, 482, 1.55, act('child', 'standing', { left: true })),
        at(600, 570, 0.98, van({ beacons: true })),
      ],
    },
  ),
  'banner-testimonials': scene(
    1600,
    640,
    'A paramedic and a recovered patient sit and talk outside a village home. Illustration.',
    {
      place: 'village',
      time: 'golden',
      things: [at(880, 566, 1.7, onBench('grandma', 'amina')), at(1110, 560, 1.7, act('child', 'waving'))],
    },
  ),
  'banner-team': scene(
    1600,
    640,
    'Six members of the team, from dispatcher to doctor and pilot, stand side by side. Illustration.',
    {
      place: 'station',
      time: 'golden',
      seed: 2,
      things: [
        at(560, 584, 1.8, act('njeri', 'standing')),
        at(680, 590, 1.8, act('otieno', 'handsFolded')),
        at(800, 598, 1.85, act('doctor', 'standing')),
        at(920, 598, 1.85, act('hassan', 'holdingRadio', { left: true })),
        at(1040, 590, 1.8, act('pilot', 'handsFolded', { left: true })),
        at(1160, 584, 1.8, act('nurseHijab', 'standing', { left: true })),
      ],
    },
  ),
  'banner-legal': scene(
    1600,
    640,
    'Two colleagues with papers stand in a quiet office above the city. Illustration.',
    {
      place: 'office',
      time: 'morning',
      things: [
        at(860, 610, 2.1, act('director', 'standing', { carry: 'clipboard' })),
        at(1000, 616, 2.1, act('teacher', 'holdingBag', { left: true, carry: 'book' })),
      ],
    },
  ),
  'banner-gallery': scene(
    1600,
    640,
    'An ambulance, first aid tent and visitors stand on a show ground. Illustration.',
    {
      place: 'showground',
      time: 'day',
      things: [
        at(1010, 470, 0.9, aidTent()),
        at(640, 520, 0.92, van({ empty: true })),
        at(890, 560, 1.5, act('mother', 'standing')),
        at(960, 566, 1.5, act('girl', 'waving')),
        at(1080, 560, 1.5, act('kamau', 'pointing', { left: true })),
        at(1170, 568, 1.4, kitBag()),
      ],
    },
  ),
  'banner-booking': scene(
    1600,
    640,
    'A receptionist at a clinic desk helps a visitor to choose a date. Illustration.',
    {
      place: 'reception',
      time: 'day',
      things: [
        at(960, 560, 1.75, act('nurseHijab', 'pointing', { lifted: true })),
        at(1000, 580, 1.75, counter()),
        at(640, 596, 1.8, act('man', 'standing')),
      ],
    },
  ),
  'banner-clinics': scene(
    1600,
    640,
    'People wait on a shaded bench outside a clinic while a nurse calls the next one. Illustration.',
    {
      place: 'clinicyard',
      time: 'morning',
      things: [
        at(760, 540, 1.45, onBench('grandpa', 'mother')),
        at(1060, 540, 1.5, act('nurse', 'waving', { left: true })),
        at(900, 574, 1.5, act('child', 'standing', { left: true })),
      ],
    },
  ),
};

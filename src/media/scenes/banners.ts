import { act } from '../cast';
import { onBench } from '../groups';
import { aidTent, chair, counter, desk } from '../parts/props/furniture';
import { kitBag } from '../parts/props/medical';
import { bough, hedge } from '../parts/nature/foreground';
import { at } from '../parts/svg';
import { tone } from '../parts/tones';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { turboprop } from '../parts/vehicles/turboprop';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

const plain = (colour: string): string => colour;

/** Wide banners on top of the general pages. Narrow tablets show the middle 700 px, so the subject stands there. */
export const bannerSlots: Slots = {
  'banner-about': scene(
    1600,
    640,
    'Three paramedics stand in front of their ambulance station in the morning. Illustration.',
    {
      place: 'station',
      time: 'morning',
      things: [
        at(1060, 500, 0.95, van({ empty: true })),
        at(600, 690, 2.55, act('achieng', 'holdingBag')),
        at(900, 694, 2.55, act('otieno', 'standing', { left: true })),
        at(750, 710, 2.6, act('kamau', 'handsFolded')),
      ],
      front: at(0, -30, 0.8, bough(plain)),
    },
  ),
  'banner-hospital': scene(
    1600,
    640,
    'A doctor and a nurse wait beside an ambulance in front of a county hospital. Illustration.',
    {
      place: 'hospital',
      time: 'day',
      things: [
        at(600, 566, 1.1, van({ empty: true, mirrored: true }), true),
        at(900, 700, 2.5, act('doctor', 'standing')),
        at(1050, 708, 2.5, act('nurse', 'writing', { left: true })),
      ],
      front: hedge(-60, 606, 460, tone.leaf, '#B84E7C'),
    },
  ),
  'banner-services': scene(
    1600,
    640,
    'A motorcycle, a 4x4 ambulance, an ambulance van and a turboprop are lined up on an apron. Illustration.',
    {
      place: 'apron',
      time: 'golden',
      things: [
        at(960, 440, 0.66, turboprop()),
        at(1120, 548, 0.94, van({ empty: true })),
        at(560, 540, 0.9, landCruiser()),
        at(330, 610, 1.15, motorcycle({ parked: true })),
        at(800, 668, 2.1, act('pilot', 'standing')),
        at(920, 678, 2.1, act('wanjiru', 'handsFolded', { left: true })),
      ],
    },
  ),
  'banner-faq': scene(1600, 640, 'A dispatcher with a headset answers a call at her desk. Illustration.', {
    place: 'dispatch',
    time: 'day',
    seed: 6,
    things: [
      at(640, 900, 4.7, chair() + act('njeri', 'sittingAtDesk', { lifted: true }) + at(22, 0, 1, desk())),
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
        at(600, 566, 1.05, van({ beacons: true })),
        at(950, 700, 2.6, act('woman', 'talkingOnPhone', { left: true })),
        at(1080, 696, 2.5, act('child', 'standing', { left: true })),
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
      things: [at(850, 640, 2.5, onBench('grandma', 'amina'))],
      front: at(0, -20, 0.85, bough(plain, '#C9553A')),
    },
  ),
  'banner-team': scene(
    1600,
    640,
    'Seven members of the team, from dispatcher to doctor and pilot, stand side by side. Illustration.',
    {
      place: 'station',
      time: 'golden',
      seed: 2,
      things: [
        at(560, 666, 2.3, act('otieno', 'handsFolded')),
        at(1040, 670, 2.3, act('pilot', 'handsFolded', { left: true })),
        at(800, 676, 2.4, act('doctor', 'standing')),
        at(450, 690, 2.4, act('njeri', 'standing')),
        at(680, 700, 2.5, act('hassan', 'holdingRadio')),
        at(920, 700, 2.45, act('nurseHijab', 'standing', { left: true })),
        at(1160, 694, 2.4, act('wanjiru', 'handsFolded', { left: true })),
      ],
    },
  ),
  'banner-legal': scene(
    1600,
    640,
    'Two colleagues go through a paper in a quiet office above the city. Illustration.',
    {
      place: 'office',
      time: 'morning',
      things: [
        at(730, 760, 3, act('director', 'readingClipboard')),
        at(920, 770, 3, act('teacher', 'explaining', { left: true })),
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
        at(1060, 480, 1, aidTent()),
        at(560, 520, 0.98, van({ empty: true })),
        at(740, 672, 2.4, act('mother', 'standing')),
        at(860, 690, 2.5, act('girl', 'waving')),
        at(1040, 676, 2.4, act('kamau', 'pointing', { left: true })),
        at(1160, 620, 1.9, kitBag()),
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
        at(880, 650, 2.5, act('nurseHijab', 'explaining', { lifted: true })),
        at(960, 680, 2.4, counter()),
        at(590, 760, 3, act('man', 'standingBack', { lifted: true })),
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
        at(650, 620, 2.2, onBench('grandpa', 'mother')),
        at(1040, 660, 2.4, act('nurse', 'waving', { left: true })),
        at(880, 660, 2.3, act('child', 'standing', { left: true })),
      ],
    },
  ),
};

import { act } from '../cast';
import { atDesk, covered, wheeled } from '../groups';
import { gleam, matatu } from '../parts/built/ways';
import { bough, longShadow } from '../parts/nature/foreground';
import { cone, kitBag, stretcher } from '../parts/props/medical';
import { at } from '../parts/svg';
import { mix, tone } from '../parts/tones';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { turboprop } from '../parts/vehicles/turboprop';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

const evening = (colour: string): string => mix(colour, '#12303E', 0.35);
const leafy = (colour: string): string => mix(colour, tone.leafDark, 0.1);

/** The seven slides of the home page. Phones show the middle 960 px; very wide screens lose 50 px above and below. */
export const slideSlots: Slots = {
  'slide-city-response': scene(
    1600,
    720,
    'An ambulance with its lights on passes a matatu in Nairobi in the evening. Illustration.',
    {
      place: 'city',
      time: 'dusk',
      horizon: 0.5,
      things: [
        at(830, 604, 1.5, van({ beacons: true, beam: true })),
        gleam(920, 560, 150, 190, tone.beaconRed),
        gleam(1040, 560, 130, 190, tone.beaconBlue),
        at(-20, 930, 2.2, matatu(evening(tone.white), evening(tone.amber))),
      ],
    },
  ),
  'slide-highway': scene(
    1600,
    720,
    'Two paramedics care for a patient beside the road above the Rift Valley. Illustration.',
    {
      place: 'escarpment',
      time: 'golden',
      horizon: 0.36,
      things: [
        at(500, 556, 0.96, van({ beacons: true })),
        longShadow(740, 644, 420, 14),
        at(740, 640, 2.3, act('wanjiru', 'kneeling', { lifted: true })),
        at(925, 654, 2.3, covered('patient')),
        longShadow(1130, 648, 420, 14),
        at(1120, 642, 2.3, act('kamau', 'bandaging', { left: true, lifted: true })),
        at(590, 664, 2, kitBag()),
        ...[400, 280, 110].map((x, i) => at(x, 600 + i * 36, 1.2 + i * 0.6, cone())),
      ],
      front: at(1600, -30, 0.95, bough(leafy, tone.leaf), true),
    },
  ),
  'slide-air-evacuation': scene(
    1600,
    720,
    'A crew brings a patient to an air ambulance at dawn below Mount Kenya. Illustration.',
    {
      place: 'airstrip',
      time: 'dawn',
      horizon: 0.5,
      things: [
        at(880, 560, 0.98, turboprop({ doorOpen: true })),
        longShadow(560, 676, 760, 15, 0.26),
        at(620, 672, 1.95, wheeled('patientWoman', 'hassan', 'achieng')),
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
      horizon: 0.44,
      things: [
        at(740, 636, 2.4, act('amina', 'kneeling')),
        at(880, 664, 2.3, kitBag()),
        at(1000, 616, 2.35, act('girlHijab', 'standing', { left: true })),
        at(1110, 622, 2.35, act('boy', 'handsFolded', { left: true })),
        at(1240, 610, 2.1, act('teacher', 'handsFolded', { left: true })),
        at(1180, 676, 2.5, act('girl', 'standing', { left: true })),
        at(350, 800, 3.2, act('boyTeen', 'standingBack', { lifted: true })),
        at(500, 820, 3.2, act('girlTeen', 'standingBack', { lifted: true })),
      ],
      front: at(0, -20, 0.9, bough(leafy)),
    },
  ),
  'slide-match-day': scene(
    1600,
    720,
    'Two paramedics with a stretcher follow a rugby match from the touchline. Illustration.',
    {
      place: 'pitch',
      time: 'day',
      horizon: 0.4,
      things: [
        at(960, 540, 1.5, act('rugbyRival', 'running')),
        at(1090, 556, 1.55, act('rugbyMan', 'running', { carry: 'ball' })),
        at(1250, 500, 1.1, act('referee', 'pointing', { left: true })),
        at(880, 500, 1.1, act('rugbyMan', 'running')),
        at(820, 690, 1.9, stretcher()),
        at(420, 790, 3.1, act('kamau', 'standingBack', { lifted: true })),
        at(600, 810, 3.1, act('achieng', 'holdingRadio', { lifted: true })),
      ],
    },
  ),
  'slide-site': scene(
    1600,
    720,
    'A builder in a hard hat shows a paramedic the site under the tower crane. Illustration.',
    {
      place: 'site',
      time: 'morning',
      horizon: 0.5,
      things: [
        at(1210, 584, 0.98, landCruiser()),
        at(470, 800, 3.2, act('wanjiru', 'explaining', { lifted: true })),
        at(680, 826, 3.3, act('builder', 'pointingBack', { lifted: true })),
        at(1000, 690, 1.9, cone()),
      ],
    },
  ),
  'slide-dispatch': scene(
    1600,
    720,
    'Two dispatchers with headsets take calls; a supervisor points at a map of the city. Illustration.',
    {
      place: 'dispatch',
      time: 'night',
      things: [
        at(730, 650, 2.3, act('director', 'pointingBack', { outfit: 'shirt' })),
        at(1230, 640, 2.2, atDesk('baraka'), true),
        gleam(620, 380, 330, 300, tone.glow),
        at(470, 830, 4, atDesk('njeri')),
      ],
    },
  ),
};

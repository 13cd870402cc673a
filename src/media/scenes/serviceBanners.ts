import { act } from '../cast';
import { carried, practice, wheeled } from '../groups';
import { aidTent, arch, barrier, couch } from '../parts/props/furniture';
import { aed, kitBag } from '../parts/props/medical';
import { bough, hedge } from '../parts/nature/foreground';
import { at } from '../parts/svg';
import { tone } from '../parts/tones';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { transferVan } from '../parts/vehicles/transferVan';
import { turboprop } from '../parts/vehicles/turboprop';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

const plain = (colour: string): string => colour;

/** Wide banners on top of the service pages. Narrow tablets show the middle 700 px, so the subject stands there. */
export const serviceBannerSlots: Slots = {
  'banner-school': scene(
    1600,
    640,
    'A teacher and pupils walk past their classrooms with a paramedic. Illustration.',
    {
      place: 'school',
      time: 'day',
      horizon: 0.44,
      seed: 3,
      things: [
        at(480, 640, 2.4, act('girlHijab', 'walking')),
        at(610, 656, 2.4, act('boy', 'walking')),
        at(740, 640, 2.4, act('girl', 'walking')),
        at(890, 660, 2.4, act('teacherMan', 'walking', { carry: 'book' })),
        at(1060, 656, 2.4, act('achieng', 'walkingWithBag')),
      ],
    },
  ),
  'banner-site': scene(
    1600,
    640,
    'Builders in hard hats gather around a paramedic for a safety talk. Illustration.',
    {
      place: 'site',
      time: 'golden',
      seed: 5,
      things: [
        at(660, 668, 2.4, act('builderWoman', 'standing')),
        at(820, 690, 2.5, act('builderOld', 'handsFolded')),
        at(520, 800, 3.1, act('builder', 'standingBack', { lifted: true })),
        at(1030, 700, 2.6, act('kamau', 'explaining', { left: true })),
        at(1160, 634, 2, kitBag()),
      ],
    },
  ),
  'banner-air': scene(
    1600,
    640,
    'A turboprop air ambulance flies above the clouds near a snow-capped mountain. Illustration.',
    {
      place: 'sky',
      time: 'day',
      things: [at(820, 420, 0.86, turboprop({ flying: true }))],
    },
  ),
  'banner-international': scene(
    1600,
    640,
    'A patient on a stretcher is moved from a transfer van to an aircraft on a lit apron. Illustration.',
    {
      place: 'apron',
      time: 'night',
      things: [
        at(1000, 500, 0.86, turboprop({ doorOpen: true })),
        at(330, 556, 0.96, transferVan({ beam: false })),
        at(800, 630, 1.95, wheeled('patientOld', 'kamau', 'doctor')),
      ],
    },
  ),
  'banner-paramedics': scene(
    1600,
    640,
    'A paramedic practises chest compressions on a manikin while a colleague counts. Illustration.',
    {
      place: 'training',
      time: 'day',
      things: [
        at(760, 620, 3, practice('wanjiru')),
        at(1060, 624, 2.9, act('otieno', 'kneeling', { left: true })),
        at(960, 634, 2.4, aed()),
      ],
    },
  ),
  'banner-events': scene(
    1600,
    640,
    'Paramedics and an organiser talk at a first aid tent beside the stage of an open-air festival. Illustration.',
    {
      place: 'festival',
      time: 'golden',
      seed: 2,
      things: [
        at(1060, 540, 1.1, aidTent()),
        at(720, 700, 2.5, act('hassan', 'holdingRadio')),
        at(880, 712, 2.55, act('organiser', 'explaining', { left: true })),
        at(1090, 700, 2.5, act('wanjiru', 'holdingBag', { left: true })),
      ],
    },
  ),
  'banner-patient-transfer': scene(
    1600,
    640,
    'A patient transfer van drives through green tea hills. Illustration.',
    {
      place: 'teahills',
      time: 'morning',
      things: [at(800, 556, 1.3, transferVan())],
      front: hedge(-20, 588, 1640, '#4E8450'),
    },
  ),
  'banner-sports': scene(
    1600,
    640,
    'Runners pass under an arch with a motorcycle responder behind them. Illustration.',
    {
      place: 'street',
      time: 'morning',
      things: [
        at(860, 500, 1.25, arch()),
        at(440, 580, 1.5, motorcycle()),
        at(710, 626, 2.2, act('runnerOld', 'running')),
        at(870, 646, 2.3, act('runnerWoman', 'running')),
        at(1050, 622, 2.2, act('runner', 'running')),
        ...[60, 290, 1330, 1560].map((x) => at(x, 490, 1, barrier())),
      ],
    },
  ),
  'banner-evacuation': scene(
    1600,
    640,
    'A 4x4 ambulance has crossed dry country and a crew carries a patient to it. Illustration.',
    {
      place: 'savannah',
      time: 'golden',
      things: [at(1100, 520, 0.98, landCruiser()), at(720, 636, 2.2, carried('patient', 'hassan', 'otieno'))],
      front: at(0, -10, 0.75, bough(plain, tone.leaf)),
    },
  ),
  'banner-emergency-care': scene(
    1600,
    640,
    'A crew wheels a patient to the lit emergency entrance of a hospital. Illustration.',
    {
      place: 'hospital',
      time: 'night',
      things: [
        at(310, 560, 1.05, van({ beacons: true, empty: true, mirrored: true }), true),
        at(1090, 590, 1.9, act('doctor', 'standing', { left: true })),
        at(770, 620, 1.95, wheeled('patientWoman', 'achieng', 'kamau')),
      ],
    },
  ),
  'banner-paediatric': scene(
    1600,
    640,
    'A nurse measures the height of a child in a clinic room. Illustration.',
    {
      place: 'clinic',
      time: 'day',
      things: [
        at(1240, 640, 2.3, couch()),
        at(780, 640, 2.5, act('child', 'standing', { left: true })),
        at(975, 690, 2.6, act('nurse', 'pointing', { left: true })),
        at(560, 690, 2.6, act('mother', 'handsFolded')),
      ],
    },
  ),
};

import { act } from '../cast';
import { carried, practice, wheeled } from '../groups';
import { aidTent, arch, barrier, couch } from '../parts/props/furniture';
import { aed, kitBag } from '../parts/props/medical';
import { at } from '../parts/svg';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { transferVan } from '../parts/vehicles/transferVan';
import { turboprop } from '../parts/vehicles/turboprop';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** Wide banners on top of the service pages; the subject stands to the right of the middle. */
export const serviceBannerSlots: Slots = {
  'banner-school': scene(
    1600,
    640,
    'A teacher and pupils walk past their classrooms with a paramedic. Illustration.',
    {
      place: 'school',
      time: 'day',
      seed: 3,
      things: [
        at(700, 570, 1.6, act('girlHijab', 'walking')),
        at(800, 580, 1.6, act('boy', 'walking')),
        at(900, 572, 1.6, act('girl', 'walking')),
        at(1010, 578, 1.6, act('teacherMan', 'walking', { carry: 'book' })),
        at(1130, 576, 1.6, act('achieng', 'walking', { carry: 'bag' })),
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
        at(760, 560, 1.65, act('builder', 'handsFolded')),
        at(860, 552, 1.65, act('builderWoman', 'standing')),
        at(960, 562, 1.65, act('builderOld', 'handsFolded')),
        at(1110, 572, 1.7, act('kamau', 'pointing', { left: true })),
        at(1200, 586, 1.5, kitBag()),
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
      things: [at(880, 450, 0.64, turboprop({ flying: true }))],
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
        at(1130, 500, 0.68, turboprop({ doorOpen: true })),
        at(330, 540, 0.9, transferVan({ beam: false })),
        at(760, 590, 1.3, wheeled('patientOld', 'kamau', 'doctor')),
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
        at(900, 572, 2.1, practice('wanjiru')),
        at(1120, 580, 2, act('otieno', 'kneeling', { left: true })),
        at(1010, 600, 2, aed()),
      ],
    },
  ),
  'banner-events': scene(
    1600,
    640,
    'A first aid tent stands beside the stage of an open-air festival. Illustration.',
    {
      place: 'festival',
      time: 'golden',
      seed: 2,
      things: [
        at(1080, 560, 1.02, aidTent()),
        at(880, 596, 1.55, act('hassan', 'holdingRadio')),
        at(980, 602, 1.55, act('organiser', 'pointing', { left: true })),
        at(1190, 592, 1.55, act('wanjiru', 'holdingBag', { left: true })),
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
      things: [at(900, 568, 1.05, transferVan())],
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
        at(980, 500, 1.1, arch()),
        at(610, 540, 1.3, motorcycle()),
        at(850, 560, 1.55, act('runnerOld', 'running')),
        at(970, 572, 1.55, act('runnerWoman', 'running')),
        at(1100, 556, 1.55, act('runner', 'running')),
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
      things: [
        at(1140, 540, 0.95, landCruiser()),
        at(740, 580, 1.45, carried('patient', 'hassan', 'otieno')),
      ],
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
        at(805, 502, 1.2, wheeled('patientWoman', 'achieng', 'kamau')),
        at(1040, 496, 1.2, act('doctor', 'standing', { left: true })),
        at(330, 560, 0.95, van({ beacons: true, empty: true, mirrored: true }), true),
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
        at(1180, 580, 1.7, couch()),
        at(852, 560, 1.8, act('child', 'standing', { left: true })),
        at(985, 584, 1.85, act('nurse', 'pointing', { left: true })),
        at(690, 588, 1.8, act('mother', 'handsFolded')),
      ],
    },
  ),
};

import { act } from '../cast';
import { patientOn, wheeled } from '../groups';
import { cabinWall, kilimanjaro, wingBelow } from '../parts/props/cabinWindow';
import { chair } from '../parts/props/furniture';
import { monitor } from '../parts/props/medical';
import { seaAbove } from '../parts/props/seaAbove';
import { at, faded, path, rect } from '../parts/svg';
import { turbopropAbove } from '../parts/vehicles/fromAbove';
import { helicopter } from '../parts/vehicles/helicopter';
import { transferVan } from '../parts/vehicles/transferVan';
import { turboprop } from '../parts/vehicles/turboprop';
import type { Slots } from '../slot';
import { backdrop, drawn } from './frames';

const turned = (x: number, y: number, degrees: number, scale: number, drawing: string): string =>
  `<g transform="translate(${x} ${y})rotate(${degrees})scale(${scale})">${drawing}</g>`;

/** Gallery album: air and transfer. */
export const galleryAirSlots: Slots = {
  'gallery-air-1': drawn('A turboprop climbs over the plains in warm light. Illustration.', () => [
    backdrop('plains', 'golden', { horizon: 0.72 }),
    turned(424, 390, -12, 0.5, turboprop({ flying: true })),
  ]),
  'gallery-air-2': drawn(
    'A pilot and a paramedic wait on a field in front of their helicopter. Illustration.',
    () => [
      backdrop('park', 'morning', { seed: 4, zoom: 1.1, x: 560, y: 460 }),
      at(520, 470, 0.62, helicopter()),
      at(120, 800, 3.3, act('pilot', 'standing')),
      at(300, 830, 3.3, act('hassan', 'holdingBag', { left: true })),
    ],
  ),
  'gallery-air-3': drawn(
    'A doctor sits beside a patient in the cabin of an air ambulance. Illustration.',
    () => [
      backdrop('aircabin', 'day', { zoom: 1.5, x: 500, y: 560 }),
      rect(372, 306, 190, 12, '#CFC4AE', 4),
      at(470, 306, 3, monitor()),
      at(270, 640, 3, patientOn('patient')),
      at(620, 640, 2.9, chair('#2C4A63') + act('doctor', 'sitting', { lifted: true }), true),
    ],
  ),
  'gallery-air-4': drawn(
    'A doctor waits at the open door of an aircraft for a stretcher on a bush airstrip. Illustration.',
    () => [
      backdrop('airstrip', 'dusk', { seed: 4, zoom: 1.3, x: 0, y: 420 }),
      at(790, 500, 1.1, turboprop({ doorOpen: true })),
      at(690, 566, 1.5, act('doctor', 'standing', { left: true })),
      at(380, 584, 1.6, wheeled('patientOld', 'kamau')),
    ],
  ),
  'gallery-air-5': drawn(
    'A cabin window shows a snow-capped mountain above the clouds at sunrise. Illustration.',
    () => [kilimanjaro(), wingBelow(), cabinWall()],
  ),
  'gallery-air-6': drawn(
    'A transfer van waits next to an aircraft at an airport at night. Illustration.',
    () => [
      backdrop('apron', 'night', { seed: 3, zoom: 1.2, x: 700, y: 420 }),
      at(560, 440, 0.7, turboprop(), true),
      at(270, 566, 1.12, transferVan({ beam: true })),
    ],
  ),
  'gallery-air-7': drawn(
    'An air ambulance seen from above flies along a reef and a palm beach. Illustration.',
    () => [
      seaAbove(),
      faded(
        0.22,
        turned(
          470,
          400,
          42,
          0.24,
          path('M0-120 760-10v90L0 110-810 80V-10zM-74-690h148L24 640l140 84h-328l140-84z', '#06191F'),
        ),
      ),
      turned(420, 270, 42, 0.3, turbopropAbove()),
    ],
  ),
};

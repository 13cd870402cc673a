import { act } from '../cast';
import { patientOn, wheeled } from '../groups';
import { chair } from '../parts/props/furniture';
import { monitor } from '../parts/props/medical';
import { at } from '../parts/svg';
import { helicopter } from '../parts/vehicles/helicopter';
import { transferVan } from '../parts/vehicles/transferVan';
import { turboprop } from '../parts/vehicles/turboprop';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** Gallery album: air and transfer. */
export const galleryAirSlots: Slots = {
  'gallery-air-1': scene(800, 600, 'A turboprop flies over the plains in warm light. Illustration.', {
    place: 'plains',
    time: 'golden',
    things: [`<g transform="rotate(-7 400 300)">${at(400, 330, 0.44, turboprop({ flying: true }))}</g>`],
  }),
  'gallery-air-2': scene(
    800,
    600,
    'A helicopter stands on a field while its crew waits beside it. Illustration.',
    {
      place: 'park',
      time: 'morning',
      seed: 4,
      things: [
        at(535, 486, 0.6, helicopter()),
        at(85, 552, 1.5, act('pilot', 'standing')),
        at(165, 560, 1.5, act('hassan', 'holdingBag', { left: true })),
      ],
    },
  ),
  'gallery-air-3': scene(
    800,
    600,
    'A doctor sits beside a patient in the cabin of an air ambulance. Illustration.',
    {
      place: 'aircabin',
      time: 'day',
      things: [
        at(520, 362, 2, monitor()),
        at(330, 560, 2, patientOn('patient')),
        at(660, 560, 2, chair('#2C4A63') + act('doctor', 'sitting', { lifted: true }), true),
      ],
    },
  ),
  'gallery-air-4': scene(
    800,
    600,
    'A stretcher is taken to an aircraft on a bush airstrip at dusk. Illustration.',
    {
      place: 'airstrip',
      time: 'dusk',
      seed: 4,
      things: [
        at(470, 478, 0.5, turboprop({ doorOpen: true })),
        at(310, 556, 1.25, wheeled('patientOld', 'kamau', 'achieng')),
      ],
    },
  ),
  'gallery-air-5': scene(800, 600, 'A helicopter flies past a snow-capped mountain. Illustration.', {
    place: 'mountain',
    time: 'morning',
    things: [at(440, 470, 0.56, helicopter({ flying: true }), true)],
  }),
  'gallery-air-6': scene(
    800,
    600,
    'A transfer van waits next to an aircraft at an airport at night. Illustration.',
    {
      place: 'apron',
      time: 'night',
      seed: 3,
      things: [at(425, 420, 0.48, turboprop(), true), at(250, 552, 0.86, transferVan({ beam: true }))],
    },
  ),
  'gallery-air-7': scene(800, 600, 'An air ambulance flies low over palms and the sea. Illustration.', {
    place: 'coast',
    time: 'golden',
    seed: 3,
    things: [at(410, 250, 0.36, turboprop({ flying: true }), true)],
  }),
};

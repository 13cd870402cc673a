import { act } from '../cast';
import { onBench } from '../groups';
import { bench, sunshade, table } from '../parts/props/furniture';
import { kitBag, stretcher } from '../parts/props/medical';
import { cyclist } from '../parts/props/cyclist';
import { at, circle, repeat } from '../parts/svg';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** Gallery album: events and sport. */
export const galleryEventsSlots: Slots = {
  'gallery-events-1': scene(
    800,
    600,
    'Paramedics watch a rugby match from a bench on the touchline. Illustration.',
    {
      place: 'pitch',
      time: 'golden',
      seed: 3,
      things: [
        at(440, 400, 0.9, act('rugbyMan', 'running')),
        at(520, 406, 0.9, act('rugbyRival', 'running', { carry: 'ball' })),
        at(620, 398, 0.9, act('rugbyMan', 'running', { left: true })),
        at(290, 556, 1.6, onBench('kamau', 'achieng')),
        at(560, 572, 1.6, kitBag()),
      ],
    },
  ),
  'gallery-events-2': scene(
    800,
    600,
    'A runner takes water from helpers at a marathon station. Illustration.',
    {
      place: 'street',
      time: 'morning',
      seed: 3,
      things: [
        at(560, 470, 1.35, act('organiser', 'standing', { left: true })),
        at(660, 472, 1.35, act('hassan', 'handsFolded', { left: true })),
        at(600, 500, 1.35, table('#2C7F86')),
        repeat(7, (i) => circle(500 + i * 32, 393, 7, '#BFE0E2')),
        at(240, 560, 1.7, act('runner', 'running')),
        at(400, 550, 1.65, act('runnerWoman', 'running')),
      ],
    },
  ),
  'gallery-events-3': scene(
    800,
    600,
    'Two paramedics keep watch beside a concert stage at night. Illustration.',
    {
      place: 'festival',
      time: 'night',
      seed: 4,
      things: [
        at(540, 556, 1.75, act('wanjiru', 'standing', { left: true })),
        at(650, 562, 1.75, act('otieno', 'holdingRadio', { left: true })),
      ],
    },
  ),
  'gallery-events-4': scene(
    800,
    600,
    'A paramedic talks with guests at a garden party under white tents. Illustration.',
    {
      place: 'showground',
      time: 'golden',
      seed: 5,
      things: [
        at(640, 490, 1.3, table('#F4EFE2')),
        at(230, 540, 1.7, act('mother', 'standing')),
        at(340, 546, 1.7, act('speaker', 'handsFolded')),
        at(480, 550, 1.7, act('amina', 'holdingBag', { left: true })),
      ],
    },
  ),
  'gallery-events-5': scene(
    800,
    600,
    'A motorcycle responder follows cyclists on a mountain road. Illustration.',
    {
      place: 'escarpment',
      time: 'morning',
      seed: 6,
      things: [
        at(460, 520, 1.25, cyclist('#C98C2B')),
        at(630, 530, 1.25, cyclist('#F4F1E6')),
        at(210, 550, 1.5, motorcycle({ beacons: true })),
      ],
    },
  ),
  'gallery-events-6': scene(
    800,
    600,
    'A stretcher crew waits beside the field of a floodlit stadium. Illustration.',
    {
      place: 'stadium',
      time: 'night',
      things: [
        at(430, 560, 1.7, stretcher()),
        at(200, 552, 1.75, act('kamau', 'handsFolded')),
        at(640, 556, 1.75, act('achieng', 'handsFolded', { left: true })),
        at(320, 574, 1.5, kitBag()),
      ],
    },
  ),
  'gallery-events-7': scene(800, 600, 'A paramedic under a sunshade watches over a beach. Illustration.', {
    place: 'coast',
    time: 'day',
    things: [
      at(400, 540, 1.25, sunshade('#1B7F86')),
      at(470, 546, 1.3, bench()),
      at(410, 550, 1.6, act('wanjiru', 'sitting', { lifted: true })),
      at(610, 560, 1.5, kitBag()),
    ],
  }),
};

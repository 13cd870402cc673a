import { act } from '../cast';
import { crowdBack, stage } from '../parts/props/concert';
import { aidTent, bench, sunshade } from '../parts/props/furniture';
import { hillRoad } from '../parts/props/hillRoad';
import { kitBag } from '../parts/props/medical';
import { sitePlan } from '../parts/props/sitePlan';
import { at } from '../parts/svg';
import { hands } from '../people/hands';
import type { Slots } from '../slot';
import { backdrop, drawn } from './frames';

/** Gallery album: events and sport. */
export const galleryEventsSlots: Slots = {
  'gallery-events-1': drawn(
    'Two paramedics, seen from behind, watch a rugby match from the touchline. Illustration.',
    () => [
      backdrop('pitch', 'golden', { seed: 3 }),
      at(330, 400, 1.1, act('rugbyMan', 'running')),
      at(430, 410, 1.15, act('rugbyRival', 'running', { carry: 'ball' })),
      at(550, 396, 1.1, act('rugbyMan', 'running', { left: true })),
      at(130, 850, 3.6, act('kamau', 'standingBack')),
      at(680, 880, 3.7, act('achieng', 'pointingBack', { left: true })),
    ],
  ),
  'gallery-events-2': drawn('Two marathon runners pass a first aid tent. Illustration.', () => [
    backdrop('street', 'morning', { seed: 3, zoom: 1.4, x: 400, y: 500 }),
    at(610, 470, 0.92, aidTent()),
    at(640, 500, 1.5, act('hassan', 'cheering', { left: true })),
    at(60, 660, 2.6, act('runnerOld', 'running')),
    at(260, 690, 3, act('runner', 'running')),
    at(500, 710, 3.2, act('runnerWoman', 'running')),
  ]),
  'gallery-events-3': drawn(
    'A paramedic in a crowd keeps watch before a concert stage at night. Illustration.',
    () => [stage(), crowdBack(), at(240, 760, 3.1, act('wanjiru', 'standingBack'))],
  ),
  'gallery-events-4': drawn(
    'A hand marks the first aid posts on the plan of a showground. Illustration.',
    () => [sitePlan(), at(392, 452, 1.7, hands('pen', { skin: 4, sleeve: 'teal' }))],
  ),
  'gallery-events-5': drawn(
    'A motorcycle responder follows cyclists on a road through tea hills. Illustration.',
    () => [hillRoad()],
  ),
  'gallery-events-6': drawn(
    'Boots and a first aid bag at the edge of a floodlit stadium. Illustration.',
    () => [
      backdrop('stadium', 'night', { zoom: 1.2, x: 400, y: 300 }),
      at(180, 580, 8.9, act('kamau', 'standing')),
      at(560, 584, 6.4, kitBag()),
    ],
  ),
  'gallery-events-7': drawn('A paramedic under a sunshade watches over a beach. Illustration.', () => [
    backdrop('coast', 'day', { zoom: 1.2, x: 700, y: 400 }),
    at(300, 640, 2.1, sunshade('#B56B48')),
    at(330, 610, 2.5, bench()),
    at(300, 612, 2.6, act('wanjiru', 'sitting', { lifted: true })),
    at(660, 580, 2.4, kitBag()),
  ]),
};

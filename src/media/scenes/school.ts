import { act } from '../cast';
import { atSchoolDesk, ledChild, patientOnCouch, practice } from '../groups';
import { bus } from '../parts/built/street';
import { chair } from '../parts/props/furniture';
import { kitBag } from '../parts/props/medical';
import { at, rect, stroke } from '../parts/svg';
import { van } from '../parts/vehicles/van';
import type { Slots } from '../slot';
import { backdrop, drawn } from './frames';

/** In chalk on the blackboard: press here, on the chest of somebody who lies. */
const onTheBoard =
  rect(425, 80, 210, 180, '#24504B') +
  stroke(
    'M456 204a16 16 0 1 1 0 .1M486 214h84l44 16M502 214l26 22M540 100v82M524 166l16 18 16-18',
    '#F2D79A',
    6,
  );

/** The gallery of the school cover page. */
export const schoolSlots: Slots = {
  'school-1': drawn(
    'Pupils in uniform listen to a paramedic in front of their classrooms. Illustration.',
    () => [
      backdrop('school', 'morning', { zoom: 1.15, x: 400, y: 420 }),
      at(400, 520, 2.2, act('otieno', 'explaining')),
      at(110, 690, 2.7, act('girlTeen', 'standingBack')),
      at(250, 720, 3.1, act('girlHijab', 'standingBack')),
      at(560, 720, 3.1, act('boy', 'standingBack')),
      at(700, 700, 2.8, act('boyTeen', 'standingBack')),
    ],
  ),
  'school-2': drawn(
    'A paramedic teaches first aid at the board while pupils sit at their desks. Illustration.',
    () => [
      backdrop('classroom', 'day', { zoom: 1.35, x: 460, y: 100 }),
      onTheBoard,
      at(250, 560, 2.4, act('achieng', 'teaching')),
      at(500, 552, 2.1, atSchoolDesk('girlHijab'), true),
      at(740, 556, 2.1, atSchoolDesk('girl'), true),
      at(650, 672, 2.7, atSchoolDesk('boy'), true),
    ],
  ),
  'school-3': drawn('A paramedic looks after the knee of a pupil on the sports field. Illustration.', () => [
    backdrop('pitch', 'day', { seed: 5, zoom: 1.3, x: 400, y: 400 }),
    at(620, 500, 2.1, act('boyTeen', 'standing', { left: true })),
    at(250, 580, 3.2, act('hassan', 'bandaging')),
    at(470, 584, 3.2, act('girl', 'sittingPupil', { left: true })),
    at(690, 590, 2.6, kitBag()),
  ]),
  'school-4': drawn(
    'A teacher leads a pupil past an ambulance and a yellow school bus. Illustration.',
    () => [
      backdrop('street', 'day', { seed: 2, zoom: 1.2, x: 400, y: 500 }),
      at(560, 490, 0.95, bus()),
      at(230, 540, 1.1, van({ empty: true })),
      at(560, 600, 2.2, ledChild('teacherMan', 'girlHijab')),
    ],
  ),
  'school-5': drawn(
    'A nurse sits beside a pupil who rests on the bed of the school sick bay. Illustration.',
    () => [
      backdrop('clinic', 'morning', { zoom: 1.4, x: 300, y: 500 }),
      at(320, 610, 3, patientOnCouch('boy')),
      at(640, 620, 2.8, chair() + act('nurse', 'sitting', { lifted: true }), true),
    ],
  ),
  'school-6': drawn(
    'A pupil presses on the chest of a practice manikin while classmates watch. Illustration.',
    () => [
      backdrop('school', 'golden', { seed: 6, zoom: 1.5, x: 500, y: 420 }),
      at(600, 500, 2, act('amina', 'writing', { left: true })),
      at(90, 520, 2.1, act('boy', 'standing')),
      at(200, 510, 2.1, act('girl', 'handsFolded')),
      at(400, 575, 3.1, practice('girlTeen')),
    ],
  ),
};

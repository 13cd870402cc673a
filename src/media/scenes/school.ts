import { act } from '../cast';
import { atSchoolDesk, patientOnCouch, practice } from '../groups';
import { chair } from '../parts/props/furniture';
import { bus } from '../parts/built/street';
import { kitBag } from '../parts/props/medical';
import { at } from '../parts/svg';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';
import type { Slots } from '../slot';

/** The gallery of the school cover page. */
export const schoolSlots: Slots = {
  'school-1': scene(
    800,
    600,
    'Pupils in uniform listen to a paramedic in front of their classrooms. Illustration.',
    {
      place: 'school',
      time: 'morning',
      things: [
        at(210, 530, 1.7, act('otieno', 'pointing')),
        at(400, 500, 1.45, act('girlTeen', 'standing', { left: true })),
        at(470, 520, 1.5, act('girl', 'handsFolded', { left: true })),
        at(545, 506, 1.5, act('boy', 'standing', { left: true })),
        at(615, 522, 1.5, act('girlHijab', 'handsFolded', { left: true })),
        at(690, 504, 1.45, act('boyTeen', 'standing', { left: true })),
      ],
    },
  ),
  'school-2': scene(
    800,
    600,
    'Pupils at their desks listen to a paramedic who shows a bandage. Illustration.',
    {
      place: 'classroom',
      time: 'day',
      things: [
        at(560, 520, 1.75, act('achieng', 'pointing', { left: true, carry: 'bandage' })),
        at(680, 526, 1.75, act('boyTeen', 'standing', { left: true })),
        at(170, 560, 1.75, atSchoolDesk('girl')),
        at(350, 566, 1.75, atSchoolDesk('boy')),
      ],
    },
  ),
  'school-3': scene(
    800,
    600,
    'A paramedic looks after the knee of a pupil on the sports field. Illustration.',
    {
      place: 'pitch',
      time: 'day',
      seed: 5,
      things: [
        at(330, 552, 2, act('hassan', 'bandaging')),
        at(450, 560, 2, act('girl', 'sittingPupil', { left: true })),
        at(600, 520, 1.7, act('boyTeen', 'standing', { left: true })),
        at(200, 570, 1.7, kitBag()),
      ],
    },
  ),
  'school-4': scene(800, 600, 'An ambulance waits beside a yellow school bus. Illustration.', {
    place: 'street',
    time: 'day',
    seed: 2,
    things: [
      at(420, 490, 0.74, bus()),
      at(270, 560, 0.8, van({ empty: true })),
      at(600, 566, 1.2, act('teacherMan', 'standing', { left: true })),
      at(655, 572, 1.2, act('girlHijab', 'standing', { left: true })),
    ],
  }),
  'school-5': scene(
    800,
    600,
    'A nurse sits beside a pupil who rests on the bed of the school sick bay. Illustration.',
    {
      place: 'clinic',
      time: 'morning',
      things: [
        at(330, 545, 2, patientOnCouch('boy')),
        at(640, 550, 1.9, chair() + act('nurseHijab', 'sitting', { lifted: true }), true),
      ],
    },
  ),
  'school-6': scene(
    800,
    600,
    'A pupil presses on the chest of a practice manikin while classmates watch. Illustration.',
    {
      place: 'school',
      time: 'golden',
      seed: 6,
      things: [
        at(540, 500, 1.6, act('amina', 'standing', { left: true, carry: 'clipboard' })),
        at(330, 540, 2.1, practice('girlTeen')),
        at(640, 520, 1.6, act('boy', 'handsFolded', { left: true })),
        at(180, 520, 1.6, act('girl', 'standing')),
      ],
    },
  ),
};

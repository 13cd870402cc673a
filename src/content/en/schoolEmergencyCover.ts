import school1 from 'virtual:picture/school-1';
import school2 from 'virtual:picture/school-2';
import school3 from 'virtual:picture/school-3';
import school4 from 'virtual:picture/school-4';
import school5 from 'virtual:picture/school-5';
import school6 from 'virtual:picture/school-6';
import type { ServiceContent } from '../types';
import { schoolCover } from './schoolCover';

/** Cover for schools, with its gallery. */
export const schoolEmergencyCover: ServiceContent = {
  ...schoolCover,
  meta: {
    title: 'School Emergency Cover in Kenya',
    description:
      'Ambulance response, trained staff and a written plan for day and boarding schools in Kenya, with paramedics for sports days and trips.',
  },
  photos: {
    title: 'Cover at school, in six scenes',
    items: [
      { picture: school1, caption: 'First aid explained at the flagpole' },
      { picture: school2, caption: 'Pupils practise with bandages' },
      { picture: school3, caption: 'Care at the edge of the sports field' },
      { picture: school4, caption: 'An ambulance beside the school bus' },
      { picture: school5, caption: 'A rest in the sick bay' },
      { picture: school6, caption: 'Learning to press on the chest' },
    ],
  },
};

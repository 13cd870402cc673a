import school1 from 'virtual:picture/school-1';
import school2 from 'virtual:picture/school-2';
import school3 from 'virtual:picture/school-3';
import school4 from 'virtual:picture/school-4';
import school5 from 'virtual:picture/school-5';
import school6 from 'virtual:picture/school-6';
import type { ServiceContent } from '../pageTypes';
import { albumLabels } from './albumLabels';
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
    labels: albumLabels,
    photos: [
      { picture: school1, caption: 'First aid at the flagpole' },
      { picture: school2, caption: 'First aid on the blackboard' },
      { picture: school3, caption: 'At the sports field' },
      { picture: school4, caption: 'Beside the school bus' },
      { picture: school5, caption: 'Rest in the sick bay' },
      { picture: school6, caption: 'Pressing on the chest' },
    ],
  },
};

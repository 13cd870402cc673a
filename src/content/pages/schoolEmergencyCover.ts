import words from '#words/schoolEmergencyCover.json';
import school1 from 'virtual:picture/school-1';
import school2 from 'virtual:picture/school-2';
import school3 from 'virtual:picture/school-3';
import school4 from 'virtual:picture/school-4';
import school5 from 'virtual:picture/school-5';
import school6 from 'virtual:picture/school-6';
import type { ServiceContent } from '../pageTypes';
import { schoolCover } from './schoolCover';

const { heart } = schoolCover;
/** The pictures in the order of the hours: bus, assembly, lesson, practice, games, sick bay. */
const pictures = [school4, school1, school2, school6, school3, school5];

/** Cover for schools, with a picture of each hour. */
export const schoolEmergencyCover: ServiceContent = {
  ...schoolCover,
  meta: words.meta,
  heart: {
    ...heart,
    hours: heart.hours.map((hour, place) => ({ ...hour, picture: pictures[place] })),
  },
};

import words from '#words/schoolEmergencyCover.json';
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
  meta: words.meta,
  photos: {
    title: words.photos.title,
    labels: albumLabels,
    photos: [
      { picture: school1, caption: words.photos.photos.firstAidFlagpole },
      { picture: school2, caption: words.photos.photos.firstAidBlackboard },
      { picture: school3, caption: words.photos.photos.sportsField },
      { picture: school4, caption: words.photos.photos.besideSchoolBus },
      { picture: school5, caption: words.photos.photos.restSickBay },
      { picture: school6, caption: words.photos.photos.pressingChest },
    ],
  },
};

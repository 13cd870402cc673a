import school1 from 'virtual:picture/school-1/sw';
import school2 from 'virtual:picture/school-2/sw';
import school3 from 'virtual:picture/school-3/sw';
import school4 from 'virtual:picture/school-4/sw';
import school5 from 'virtual:picture/school-5/sw';
import school6 from 'virtual:picture/school-6/sw';
import type { ServiceContent } from '../pageTypes';
import { albumLabels } from './albumLabels';
import { schoolCover } from './schoolCover';

/** Cover for schools in Kiswahili, with its gallery. */
export const schoolEmergencyCover: ServiceContent = {
  ...schoolCover,
  meta: {
    title: 'Huduma ya Dharura Shuleni nchini Kenya',
    description:
      'Ambulensi, wafanyakazi waliofunzwa na mpango ulioandikwa kwa shule za kutwa na za bweni Kenya, na paramediki kwa siku za michezo na safari.',
  },
  photos: {
    title: 'Huduma shuleni, kwa picha sita',
    labels: albumLabels,
    photos: [
      { picture: school1, caption: 'Huduma ya kwanza penye bendera' },
      { picture: school2, caption: 'Huduma ya kwanza ubaoni' },
      { picture: school3, caption: 'Uwanja wa michezo' },
      { picture: school4, caption: 'Kando ya basi la shule' },
      { picture: school5, caption: 'Katika chumba cha wagonjwa' },
      { picture: school6, caption: 'Kubonyeza kifua' },
    ],
  },
};

import type { ServiceContent } from '../pageTypes';
import { schoolCover } from './schoolCover';

/** Cover for schools in Kiswahili without its gallery; `/sw/SchoolEmergencyCover` is the canonical page. */
export const healthInsurancePage: ServiceContent = {
  ...schoolCover,
  meta: {
    title: 'Huduma ya dharura kwa shule: ni nini',
    description:
      'Huduma ya Dharura Shuleni kwa ufupi: mkataba wa huduma ya ambulensi kwa shule Kenya, pamoja na mafunzo na mpango. Si bima.',
  },
};

import type { ServiceContent } from '../pageTypes';
import { schoolCover } from './schoolCover';

/** Cover for schools without its gallery; `/SchoolEmergencyCover` is the canonical page. */
export const healthInsurancePage: ServiceContent = {
  ...schoolCover,
  meta: {
    title: 'Emergency cover for schools: what it is',
    description:
      'School Emergency Cover explained: an ambulance service agreement for schools in Kenya, with training and a plan. It is not an insurance policy.',
  },
};

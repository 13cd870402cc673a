import words from '#words/healthInsurancePage.json';
import type { ServiceContent } from '../pageTypes';
import { schoolCover } from './schoolCover';

/** Cover for schools without its gallery; `/SchoolEmergencyCover` is the canonical page. */
export const healthInsurancePage: ServiceContent = {
  ...schoolCover,
  meta: words.meta,
};

import type { MainContents, PageFiles } from '../pageFiles';

/** The pages in Kiswahili, but those of first aid and of requests. */
export const pages: PageFiles<MainContents> = {
  whereAmI: () => import('./whereAmI'),
  whatHappens: () => import('./whatHappens'),
};

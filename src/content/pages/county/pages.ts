import { facts } from '../../facts';
import type { CountyContents, PageFiles } from '../../pageFiles';

/** The pages of the counties that the owner has set, by name: no other has a page. */
export const countyPages: PageFiles<CountyContents> = Object.fromEntries(
  facts.counties.map((name) => [
    name,
    async () => ({ [name]: (await import('./county')).countyFrom(name, facts) }),
  ]),
);

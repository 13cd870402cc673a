import type { Link } from '../../domain/link';
import { owner } from '../owner';

/** Calls the service. */
export const callLink: Link = { label: `Piga ${owner.phone.display}`, to: owner.phone.href };

/** Leads to the page that finds out where somebody is. */
export const whereAmILink: Link = { label: 'Tuambie uko wapi', to: '/sw/WhereAmI' };

/** Leads to what happens after a call. */
export const whatHappensLink: Link = { label: 'Nini hutokea unapopiga simu', to: '/sw/WhatHappens' };

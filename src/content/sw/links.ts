import { firstAidRoot } from '../../domain/firstAidPath';
import { forms } from '../../domain/forms';
import { pathIn } from '../../domain/language';
import type { Link } from '../../domain/link';
import { requestsPage } from '../../domain/requests/requestsPath';
import { owner } from '../owner';

/** Calls the service. */
export const callLink: Link = { label: `Piga ${owner.phone.display}`, to: owner.phone.href };

/** Leads to the contact form. */
export const contactLink: Link = { label: 'Wasiliana Nasi', to: pathIn('sw', forms.contact.page) };

/** Leads to first aid. */
export const firstAidLink: Link = { label: 'Huduma ya kwanza', to: firstAidRoot('sw') };

/** Leads to the page that finds out where somebody is. */
export const whereAmILink: Link = { label: 'Tuambie uko wapi', to: '/sw/WhereAmI' };

/** Leads to what happens after a call. */
export const whatHappensLink: Link = { label: 'Nini hutokea unapopiga simu', to: '/sw/WhatHappens' };

/** Leads to the booking form. */
export const bookingLink: Link = { label: 'Panga Miadi', to: pathIn('sw', forms.booking.page) };

/** Leads to the forms by which cover, a transfer or a course is asked for. */
export const requestLink: Link = { label: 'Omba bei', to: pathIn('sw', requestsPage) };

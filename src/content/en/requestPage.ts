import { requestKinds, requestPage as pageOf, type RequestKind } from '../../domain/requests/kinds';
import type { RequestsContent } from '../formTypes';
import { callLink, contactLink } from './links';

const rows: Readonly<Record<RequestKind, readonly [title: string, text: string]>> = {
  events: ['Cover of an event', 'Concerts, weddings, rallies, markets, company days.'],
  sports: ['Cover of sports', 'Matches, races and school games.'],
  schools: ['Cover of a school', 'For a term or a year.'],
  sites: ['Cover of a site or workplace', 'Building sites, factories, farms, offices.'],
  transfer: ['Patient transfer by road', 'Between home, clinic and hospital.'],
  air: ['Air evacuation, planned ahead', 'From an airstrip to a hospital bed.'],
  international: ['International patient transfer', 'Home to Kenya, or abroad for treatment.'],
  evacuation: ['Evacuation cover', 'Lodges, camps and teams far from a hospital.'],
  training: ['First-aid training', 'For a workplace, a school, parents or a club.'],
};

/** The page that leads to the form of each kind. */
export const requestPage: RequestsContent = {
  meta: {
    title: 'Ask for cover, a transfer or a course',
    description:
      'Nine short forms: cover of events, sports, schools and sites, patient transfer, air evacuation, international transfer, evacuation cover, training.',
  },
  title: 'Ask for an offer',
  lead: 'Choose what it is about. Each form has a few short steps, and a request is free.',
  kinds: {
    title: 'What do you need?',
    pages: requestKinds.map((kind) => {
      const [title, text] = rows[kind];
      return { title, text, to: pageOf(kind) };
    }),
  },
  call: {
    title: 'Is it something else, or urgent?',
    text: 'Write to us in your own words. If it cannot wait, call.',
    actions: [contactLink, callLink],
  },
};

import sample1 from 'virtual:picture/portrait-sample-1';
import sample2 from 'virtual:picture/portrait-sample-2';
import sample3 from 'virtual:picture/portrait-sample-3';
import ceo from 'virtual:picture/portrait-team-ceo';
import it from 'virtual:picture/portrait-team-it';
import operations from 'virtual:picture/portrait-team-operations';
import paramedic from 'virtual:picture/portrait-team-paramedic';
import pharmacy from 'virtual:picture/portrait-team-pharmacy';
import type { Person, TeamContent } from '../pageTypes';

/**
 * The team by group. Every person here is a sample, name and portrait: replace all of them. `sample: true` puts the label
 * “Example” on the card; take it away with the sample.
 */
export const teamGroups = [
  {
    id: 'administration',
    title: 'Administration',
    members: [
      { name: 'Joseph Mwangi', role: 'Founder and CEO', picture: ceo, sample: true },
      { name: 'Faith Achieng', role: 'Paramedic', picture: paramedic, sample: true },
      { name: 'Brian Kiptoo', role: 'Director of Operations', picture: operations, sample: true },
    ],
  },
  {
    id: 'pharmacy',
    title: 'Pharmacy',
    members: [{ name: 'Mercy Nduta', role: 'Head of Pharmacy', picture: pharmacy, sample: true }],
  },
  {
    id: 'it',
    title: 'IT Department',
    members: [{ name: 'Kevin Barasa', role: 'Head of IT', picture: it, sample: true }],
  },
] as const satisfies TeamContent['groups'];

/** Three of the staff for the About page; samples as well. */
export const sampleStaff = [
  { name: 'Rehema Mutua', role: 'Community Trainer', picture: sample1, sample: true },
  { name: 'Daniel Ouma', role: 'Fleet and Supplies', picture: sample2, sample: true },
  { name: 'Yusuf Abdi', role: 'Motorcycle Responder', picture: sample3, sample: true },
] as const satisfies readonly Person[];

/** Name of a department: other languages have a word for each. */
export type Department = (typeof teamGroups)[number]['title'];

/** What somebody of the team does: other languages have a word for each. */
export type Role =
  | (typeof teamGroups)[number]['members'][number]['role']
  | (typeof sampleStaff)[number]['role'];

/** What is said above the cards where all or some of them show samples. */
export const sampleLeads = {
  samples: 'The people on these cards are examples.',
  both: 'Cards marked “Example” do not show real people.',
};

import words from '#words/people.json';
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
    title: words.departments.administration,
    members: [
      { name: 'Joseph Mwangi', role: words.roles.founderAndCeo, picture: ceo, sample: true },
      { name: 'Faith Achieng', role: words.roles.paramedic, picture: paramedic, sample: true },
      { name: 'Brian Kiptoo', role: words.roles.directorOfOperations, picture: operations, sample: true },
    ],
  },
  {
    id: 'pharmacy',
    title: words.departments.pharmacy,
    members: [{ name: 'Mercy Nduta', role: words.roles.headOfPharmacy, picture: pharmacy, sample: true }],
  },
  {
    id: 'it',
    title: words.departments.it,
    members: [{ name: 'Kevin Barasa', role: words.roles.headOfIt, picture: it, sample: true }],
  },
] satisfies TeamContent['groups'];

/** Three of the staff for the About page; samples as well. */
export const sampleStaff = [
  { name: 'Rehema Mutua', role: words.roles.communityTrainer, picture: sample1, sample: true },
  { name: 'Daniel Ouma', role: words.roles.fleetAndSupplies, picture: sample2, sample: true },
  { name: 'Yusuf Abdi', role: words.roles.motorcycleResponder, picture: sample3, sample: true },
] satisfies readonly Person[];

/** What is said above the cards where all or some of them show samples. */
export const { sampleLeads } = words;

import sample1 from 'virtual:picture/portrait-sample-1/sw';
import sample2 from 'virtual:picture/portrait-sample-2/sw';
import sample3 from 'virtual:picture/portrait-sample-3/sw';
import ceo from 'virtual:picture/portrait-team-ceo/sw';
import it from 'virtual:picture/portrait-team-it/sw';
import operations from 'virtual:picture/portrait-team-operations/sw';
import paramedic from 'virtual:picture/portrait-team-paramedic/sw';
import pharmacy from 'virtual:picture/portrait-team-pharmacy/sw';
import {
  sampleStaff as englishStaff,
  teamGroups as englishGroups,
  type Department,
  type Role,
} from '../en/people';
import type { Person, TeamContent } from '../pageTypes';
import { pictureTold } from '../pictureTold';

/** Each department, by its English name. */
const departments: Readonly<Record<Department, string>> = {
  Administration: 'Usimamizi',
  Pharmacy: 'Famasia',
  'IT Department': 'Idara ya ICT',
};

/** What each of the team does, by its English name. */
const roles: Readonly<Record<Role, string>> = {
  'Founder and CEO': 'Mwanzilishi na CEO',
  Paramedic: 'Paramediki',
  'Director of Operations': 'Mkurugenzi wa Shughuli',
  'Head of Pharmacy': 'Mkuu wa Famasia',
  'Head of IT': 'Mkuu wa ICT',
  'Community Trainer': 'Mkufunzi wa Jamii',
  'Fleet and Supplies': 'Magari na Vifaa',
  'Motorcycle Responder': 'Mhudumu wa Pikipiki',
};

const portraits = [sample1, sample2, sample3, ceo, it, operations, paramedic, pharmacy];

type EnglishMember = (typeof englishGroups)[number]['members'][number] | (typeof englishStaff)[number];

const member = (english: EnglishMember): Person => ({
  ...english,
  role: roles[english.role],
  picture: pictureTold(english.picture, portraits),
});

/** The team by group, with the names, marks and order of the English list. */
export const teamGroups: TeamContent['groups'] = englishGroups.map(({ id, title, members }) => ({
  id,
  title: departments[title],
  members: members.map(member),
}));

/** Three of the staff for the About page; samples as well. */
export const sampleStaff: readonly Person[] = englishStaff.map(member);

/** What is said above the cards where all or some of them show samples. */
export const sampleLeads = {
  samples: 'Watu walio kwenye kadi hizi ni mifano.',
  both: 'Kadi zenye neno “Mfano” hazionyeshi watu halisi.',
};

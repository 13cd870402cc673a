import picture from 'virtual:picture/banner-team';
import type { TeamContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { callLink, contactLink } from './links';
import { sampleLeads, teamGroups } from './people';

/** The team page. */
export const ourTeam: TeamContent = {
  meta: {
    title: 'Meet our team',
    description:
      'Our team by department: administration, pharmacy and IT. Who leads, who treats, who keeps vehicles and records in order.',
  },
  banner: {
    title: 'Meet Our Team',
    lead: 'Dedicated Professionals Committed to Exceptional Care',
    picture,
  },
  leads: { real: 'Everybody here by department.', ...sampleLeads },
  groups: teamGroups,
  exampleLabel,
  call: {
    title: 'Would you like to join us?',
    text: 'Technicians, paramedics, nurses, dispatchers, drivers and volunteers: write to us and tell us about yourself.',
    actions: [contactLink, callLink],
  },
};

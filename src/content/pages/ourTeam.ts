import words from '#words/ourTeam.json';
import picture from 'virtual:picture/banner-team';
import type { TeamContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { officeLinks, contactLink } from './links';
import { sampleLeads, teamGroups } from './people';

/** The team page. */
export const ourTeam: TeamContent = {
  meta: words.meta,
  banner: { ...words.banner, picture },
  leads: { real: words.leads.real, ...sampleLeads },
  groups: teamGroups,
  exampleLabel,
  call: { ...words.call, actions: [contactLink, ...officeLinks] },
};

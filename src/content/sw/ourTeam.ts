import picture from 'virtual:picture/banner-team/sw';
import type { TeamContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { callLink, contactLink } from './links';
import { sampleLeads, teamGroups } from './people';

/** The team page, in Kiswahili. */
export const ourTeam: TeamContent = {
  meta: {
    title: 'Kutana na timu yetu',
    description:
      'Timu yetu kwa idara: usimamizi, famasia na ICT. Nani huongoza, nani hutibu, na nani hutunza magari na rekodi.',
  },
  banner: {
    title: 'Timu Yetu',
    lead: 'Wataalamu waliojitolea kutoa huduma bora zaidi',
    picture,
  },
  leads: { real: 'Kila mmoja wetu kwa idara.', ...sampleLeads },
  groups: teamGroups,
  exampleLabel,
  call: {
    title: 'Ungependa kujiunga nasi?',
    text: 'Wahudumu wa matibabu ya dharura (EMT), paramediki, wauguzi, wanaopokea simu, madereva na wa kujitolea: tuandikie, utueleze habari zako.',
    actions: [contactLink, callLink],
  },
};

import picture from 'virtual:picture/banner-about';
import { facts } from '../facts';
import { owner } from '../owner';
import type { AboutContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { factStripFrom, numbersLink } from './factStrip';
import { callLink, contactLink } from './links';
import { sampleLeads, sampleStaff } from './people';

/** The About page of the paramedic company. */
export const aboutPage: AboutContent = {
  meta: {
    title: 'Get to know us: mission, vision, values',
    description:
      'Who we are, what we want and how we treat people: a Kenyan ambulance and paramedic service with compassion, integrity and excellence.',
  },
  banner: {
    title: 'Get to Know Us',
    lead: 'An ambulance service from Kenya, for Kenya: on the road, in the air and beside you.',
    picture,
  },
  strip: factStripFrom(facts),
  numbers: numbersLink,
  who: {
    title: 'Who We Are',
    paragraphs: [
      `${owner.brand} is a private emergency medical service. We answer emergency calls, move patients between homes and hospitals, evacuate by road and air, and stand by at schools, sites, matches and events.`,
      'Behind each vehicle is a room where calls are answered day and night, a store where kit is checked, and people who keep training.',
    ],
  },
  mission: {
    title: 'Mission',
    paragraphs: [
      'To bring emergency care to people in Kenya where they are, and to take them safely to the place that can treat them.',
    ],
  },
  vision: {
    title: 'Vision',
    paragraphs: [
      'A country where everybody knows who to call, and where help is on the way before the call has ended.',
    ],
  },
  values: {
    title: 'Core Values',
    items: [
      {
        title: 'Compassion',
        text: 'We speak to the person before we touch the patient. Fear and pain are treated too.',
      },
      {
        title: 'Integrity',
        text: 'We say what we know, what we do not know, and what it costs. We keep what patients tell us to ourselves.',
      },
      {
        title: 'Excellence',
        text: 'We practise what is rare, check what is routine, and talk openly about what went wrong.',
      },
    ],
  },
  team: {
    title: 'Our Team',
    leads: { real: 'Three of the people you may meet.', ...sampleLeads },
    exampleLabel,
    members: sampleStaff,
    more: { label: 'Meet the whole team', to: '/OurTeam' },
  },
  call: {
    title: 'See how we work',
    text: 'Look at our services, ask us a question, or invite us for a visit.',
    actions: [contactLink, { label: 'Learn More about our services', to: '/services' }, callLink],
  },
};

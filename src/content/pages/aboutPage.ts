import words from '#words/aboutPage.json';
import { fill } from '../../domain/fill';
import picture from 'virtual:picture/banner-about';
import { claimed } from '../claimed';
import { facts } from '../facts';
import { owner } from '../owner';
import type { AboutContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { factStripFrom, numbersLinkFrom } from './factStrip';
import { pageLink, officeLinks, contactLink } from './links';
import { sampleLeads, sampleStaff } from './people';

/** The About page of the paramedic company. */
export const aboutPage: AboutContent = {
  meta: words.meta,
  banner: { ...words.banner, picture },
  strip: factStripFrom(facts),
  numbers: numbersLinkFrom(facts),
  who: {
    title: words.who.title,
    paragraphs: [
      fill(words.who.paragraphs.brand, { brand: owner.brand }),
      ...(facts.medicalDirector === ''
        ? []
        : [fill(words.who.paragraphs.medicalDirector, { director: facts.medicalDirector })]),
      ...claimed('training', words.who.paragraphs.training),
    ],
  },
  mission: words.mission,
  vision: words.vision,
  values: {
    title: words.values.title,
    items: [words.values.items.compassion, words.values.items.integrity, words.values.items.excellence],
  },
  team: {
    title: words.team.title,
    leads: { real: words.team.leads.real, ...sampleLeads },
    exampleLabel,
    members: sampleStaff,
    more: pageLink(words.team.more, '/OurTeam'),
  },
  call: {
    title: words.call.title,
    text: words.call.text,
    actions: [contactLink, pageLink(words.call.actions.services, '/services'), ...officeLinks],
  },
};

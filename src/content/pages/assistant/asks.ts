import type { AskId } from '../../../domain/assistantIds';
import type { Facts } from '../../../config/facts';
import { facts } from '../../facts';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import type { AssistantAnswer } from '../../assistantTypes';
import { contactLink, whatsappSaying } from '../links';
import { authorityFrom, journeyPrices } from '../payment';
import { quoteLink } from '../quoteLink';
import { helplinesChecked, notAnInsurer } from '../promises';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { chats } from './chats';
import { helpLink } from './urgent';

const { befrienders, ambulance, poison, poisonSecond, violence, child } = helplines;
const paramedics = { label: 'Our crews and vehicles', to: '/ParamedicsPage' };
const questions = { label: 'Ten questions, answered', to: '/FAQ' };

const planned = 'For a planned journey or cover, ask for a quote. You then know the price before you agree.';

const inDays = (days: number) => (days === 1 ? '1 day' : `${String(days)} days`);

/** How people can pay, where the owner has said it. */
function waysToPay({ mpesaTill, takesCards }: Facts): string[] {
  if (!mpesaTill && !takesCards)
    return ['I do not know whether you can pay by M-PESA, by card or in cash. Please ask us.'];
  return [
    ...(mpesaTill ? [`You can pay by M-PESA: Lipa na M-PESA, Buy Goods, till ${mpesaTill}.`] : []),
    ...(takesCards ? ['You can also pay by card.'] : []),
  ];
}

/** Licences that the owner has set. */
function ownLicences({ kmpdcLicence, licences }: Facts): string[] {
  const own = [
    ...(kmpdcLicence ? [`The number of our licence from the Council is ${kmpdcLicence}.`] : []),
    ...(licences.length > 0 ? [`We have ${licences.join(', ')}.`] : []),
  ];
  return own.length > 0 ? own : ['Please ask us for our licence numbers before you book.'];
}

/**
 * Questions about the service that are narrower than a rule. Nothing here may say more than the pages and the owner's
 * settings do.
 */
export const asksFrom = (facts: Facts): Readonly<Record<AskId, AssistantAnswer>> => ({
  price: {
    lines: [
      ...journeyPrices(facts),
      planned,
      'In an emergency, care comes first. Ask the dispatcher or the crew what the journey costs.',
    ],
    links: [questions, quoteLink('Patient Transfer'), contactLink],
  },
  insurance: {
    lines: [
      authorityFrom(facts),
      facts.insurers.length > 0
        ? `${facts.insurers.length === 1 ? 'This insurer pays' : 'These insurers pay'} us directly: ${facts.insurers.join(', ')}. If you have another one, ask us how to use it.`
        : 'If you have your own insurer, ask us how to use it.',
      notAnInsurer,
    ],
    links: [questions, contactLink],
  },
  payment: {
    lines: [...waysToPay(facts), planned],
    links: [contactLink, whatsappSaying(chats.payment), questions],
  },
  coverage: {
    call: true,
    lines: [
      facts.counties.length > 0
        ? `We come to people in ${facts.counties.length === 1 ? 'this county' : 'these counties'}: ${facts.counties.join(', ')}. For any other county, please ask us.`
        : 'Please ask us whether we come to your county.',
      `In an emergency, call ${owner.phone.display} and ask who can reach you. You can also call the public line 1199.`,
    ],
    links: [paramedics, { label: 'Air Medical Evacuation', to: '/AirMedicalEvac' }, contactLink],
  },
  licence: {
    lines: [
      'The Kenya Medical Practitioners and Dentists Council has ordered all ambulances and crews to register.',
      ...ownLicences(facts),
    ],
    links: [paramedics, contactLink],
  },
  jobs: {
    lines: [
      facts.openJobs.length > 0
        ? `${facts.openJobs.length === 1 ? 'This job is' : 'These jobs are'} open: ${facts.openJobs.join(', ')}. Please write to us: ${owner.email}.`
        : `I do not know which jobs are open. Please write to us: ${owner.email}.`,
    ],
    links: [contactLink, { label: 'Meet Our Team', to: '/OurTeam' }],
  },
  languages: {
    call: true,
    lines: [
      'I understand English and Kiswahili, and answer in either.',
      `Ninaelewa Kiswahili. Ikiwa ni dharura, piga ${owner.phone.display} sasa.`,
      facts.languages.length > 0
        ? `Our dispatchers speak ${facts.languages.join(', ')}. Please say first which language you want.`
        : 'In an emergency, call and say which language you speak.',
    ],
    links: [topicLinks.whatToSay, contactLink],
  },
  person: {
    call: true,
    lines: [
      'I am a program, not a person.',
      `To talk to a person, call ${owner.phone.display}. If it can wait, you can also write to us.`,
    ],
    links: [whatsappSaying(chats.person), contactLink],
  },
  complaint: {
    lines: [
      'I am sorry. Please tell us what went wrong, with the day and the place.',
      'Do not write health details into the form. Tell us about them on the phone.',
      ...(facts.complaintDays === undefined
        ? []
        : [`You will get an answer within ${inDays(facts.complaintDays)}.`]),
    ],
    links: [contactLink, whatsappSaying(chats.complaint)],
  },
  lostProperty: {
    lines: ['Please write to us what you have lost, on which day, and from where to where you went.'],
    links: [contactLink, whatsappSaying(chats.lostProperty)],
  },
  otherNumbers: {
    call: true,
    lines: [
      `For our ambulances, call ${owner.phone.display}. For another ambulance line, or counselling, call ${ambulance.display}.`,
      'The police are on 999 or 112, free. They may not send an ambulance. I have no number for the fire brigade.',
      `The poison line is free: ${poison.display} or ${poisonSecond.display}.`,
      `The violence line is ${violence.display}, and the child helpline is ${child.display}. Both are free, day and night.`,
      `For someone in despair, Befrienders Kenya is on ${befrienders.display}.`,
      `All these numbers were ${helplinesChecked}.`,
    ],
    links: [
      { label: 'Police: 999', to: 'tel:999' },
      helpLink('Ambulance and counselling', ambulance),
      helpLink('Poison line', poison),
      helpLink('Violence', violence),
      helpLink('Children', child),
      helpLink('Befrienders Kenya', befrienders),
    ],
  },
  eventCover: {
    lines: [
      'We cover events and matches. Ask for a quote, with the place, the dates and the number of people.',
      facts.notice.event === undefined
        ? 'Please ask as early as you can.'
        : `Please ask at least ${inDays(facts.notice.event)} before the event.`,
    ],
    links: [
      quoteLink('Event Coverage'),
      { label: 'Events Coverage', to: '/EventCoverage' },
      { label: 'Sports Coverage', to: '/SportsCoverage' },
    ],
  },
  tracking: {
    call: true,
    lines: [
      `Please call ${owner.phone.display} again. I cannot see where the ambulance is.`,
      'Say that you have called before, where you are, and whether it is getting worse.',
      'Stay with the person, and watch the breathing. Send someone to the road.',
    ],
    links: [topicLinks.waiting, topicLinks.notAwake],
    sources: [sources.callers],
  },
  thanks: { lines: ['You are welcome.'] },
  goodbye: { lines: ['Goodbye, and take care.'] },
});

/** The same for the service of this build. */
export const askAnswers = asksFrom(facts);

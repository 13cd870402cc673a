import type { AskId } from '../../../domain/assistantIds';
import type { Facts } from '../../../config/facts';
import { facts } from '../../facts';
import { helplines } from '../../helplines';
import { owner } from '../../owner';
import type { AssistantAnswer } from '../../assistantTypes';
import { contactLink, whatsappSaying } from '../links';
import { journeyPrices } from '../payment';
import { quoteLink } from '../quoteLink';
import { helplinesChecked, notAnInsurer, publicMoney } from '../promises';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { chats } from './chats';
import { helpLink } from './urgent';

const { befrienders, ambulance, poison, poisonSecond, violence, child } = helplines;
const paramedics = { label: 'Our crews and vehicles', to: '/ParamedicsPage' };
const questions = { label: 'Ten questions, answered', to: '/FAQ' };

const inDays = (days: number) => (days === 1 ? '1 day' : `${String(days)} days`);

/** How people can pay, where the owner has said it. */
function waysToPay({ mpesaTill, takesCards }: Facts): string[] {
  if (!mpesaTill && !takesCards)
    return ['I cannot tell you how to pay: by M-PESA, by card or in cash. Please ask us.'];
  return [
    ...(mpesaTill ? [`By M-PESA: Lipa na M-PESA, Buy Goods, till ${mpesaTill}.`] : []),
    ...(takesCards ? ['By card, too.'] : []),
  ];
}

/**
 * Questions about the service that are narrower than a rule. Nothing here may say more than the pages and the owner's
 * settings do.
 */
export const asksFrom = (facts: Facts): Readonly<Record<AskId, AssistantAnswer>> => ({
  price: {
    lines: [
      ...journeyPrices(facts),
      'Planned journeys and cover have a price that you get beforehand.',
      'In an emergency the crew comes first. We tell the family what the journey costs.',
    ],
    links: [questions, quoteLink('Patient Transfer'), contactLink],
  },
  insurance: {
    lines: [
      publicMoney,
      facts.insurers.length > 0
        ? `${facts.insurers.length === 1 ? 'This insurer pays' : 'These insurers pay'} us directly: ${facts.insurers.join(', ')}. Another one? We help you to use it.`
        : 'An insurer of your own? We help you to use it.',
      notAnInsurer,
    ],
    links: [questions, contactLink],
  },
  payment: {
    lines: [...waysToPay(facts), 'Planned journeys and cover have a price that you get beforehand.'],
    links: [contactLink, whatsappSaying(chats.payment), questions],
  },
  coverage: {
    call: true,
    lines: [
      facts.counties.length > 0
        ? `Crews stand by day and night in ${facts.counties.length === 1 ? 'this county' : 'these counties'}: ${facts.counties.join(', ')}.`
        : 'Crews stand by in Nairobi day and night.',
      'Other counties are served from there, by air or by agreement with a local crew.',
      `In an emergency call ${owner.phone.display} and ask who can reach you. Or the public line 1199.`,
    ],
    links: [paramedics, { label: 'Air Medical Evacuation', to: '/AirMedicalEvac' }, contactLink],
  },
  licence: {
    lines: [
      'The Kenya Medical Practitioners and Dentists Council has ordered all ambulances and crews to register.',
      'Ask us for the numbers of ours, and ask any other service too.',
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
      `Ninaelewa Kiswahili. Dharura? Piga ${owner.phone.display} sasa.`,
      facts.languages.length > 0
        ? `Our dispatchers speak ${facts.languages.join(', ')}. Say first which language you want.`
        : 'An emergency? Call, and say which language you speak.',
    ],
    links: [topicLinks.whatToSay, contactLink],
  },
  person: {
    call: true,
    lines: [
      'I am a program, not a person.',
      `To talk to a person, call ${owner.phone.display}, day and night. Or write to us; it may wait.`,
    ],
    links: [whatsappSaying(chats.person), contactLink],
  },
  complaint: {
    lines: [
      'I am sorry. Please tell us what went wrong, with the day and the place.',
      'Do not write health details into the form: tell us on the phone.',
      ...(facts.complaintDays === undefined
        ? []
        : [`You get an answer within ${inDays(facts.complaintDays)}.`]),
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
      `Our ambulances: ${owner.phone.display}. Another ambulance line, and counselling: ${ambulance.display}.`,
      'Police: 999 or 112, free. They may not send an ambulance. I have no number for the fire brigade.',
      `Poison, free: ${poison.display} or ${poisonSecond.display}.`,
      `Violence: ${violence.display}. Children: ${child.display}. Both free, day and night.`,
      `Despair: Befrienders Kenya, ${befrienders.display}.`,
      `All ${helplinesChecked}.`,
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
      'We cover events and matches. Ask for a quote with place, dates and number of people.',
      'Three weeks ahead is a good time.',
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
      `Call again: ${owner.phone.display}. I cannot see where the ambulance is.`,
      'Say that you have called before, where you are, and whether it is getting worse.',
      'Stay with the person, and watch the breathing. Send somebody to the road.',
    ],
    links: [topicLinks.waiting, topicLinks.notAwake],
    sources: [sources.callers],
  },
  thanks: { lines: ['You are welcome.'] },
  goodbye: { lines: ['Goodbye, and take care.'] },
});

/** The same for the service of this build. */
export const askAnswers = asksFrom(facts);

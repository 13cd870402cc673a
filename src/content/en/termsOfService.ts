import { owner } from '../owner';
import type { LegalContent } from '../pageTypes';
import { lastChanged } from './lastChanged';
import { notAnInsurer, responseTarget } from './promises';

/** The terms: a draft in plain words. The owner's lawyer has to read it before the site goes live, see the owner's guide. */
export const termsOfService: LegalContent = {
  meta: {
    title: 'Terms of Service',
    description:
      'The terms for our ambulance, transfer and cover services and for this website: rights, duties, fees, liability and the law that applies.',
  },
  intro: { title: 'Terms of Service', lead: 'What you can expect from us, and what we expect from you.' },
  changed: lastChanged('2026-11-25'),
  contentsTitle: 'On this page',
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        `These terms are between you and ${owner.brand}, ${owner.address} (“we”). They apply when you use this website, call us, or receive a service from us.`,
        'A written agreement for cover, an event or a transfer may add to these terms. Where the two differ, the written agreement prevails.',
      ],
    },
    {
      title: 'Patient rights and responsibilities',
      paragraphs: [
        'We ask you to tell us what we need to know for your care, to treat the crew with respect, and to keep the place safe for them.',
        'As a patient you have the right to:',
      ],
      points: [
        'emergency treatment, which nobody may be denied under article 43(2) of the Constitution of Kenya and the Health Act, 2017',
        'respect, whatever your origin, faith, sex, age, illness or means',
        'an explanation in words that you understand, and a decision of your own wherever you are able to make one; for a child a parent or guardian decides',
        'confidentiality, and a copy of what we have written about you',
        'a complaint, and an answer to it: write to us first, or to the Kenya Medical Practitioners and Dentists Council, which registers ambulances and emergency crews',
      ],
    },
    {
      title: 'Use of services',
      paragraphs: [
        'Our crews decide, with the dispatcher, which vehicle is sent and what treatment is needed. They may refuse to enter a place that is not safe until it has been made safe.',
        'A request on this website for a quote, a clinic or a review is a request. It becomes an agreement or an appointment only when we have confirmed it.',
        'The information on this website is general. It does not replace an examination. Please use the site lawfully: no false calls, no false names, no attempts to disturb it.',
      ],
    },
    {
      title: 'Privacy and confidentiality',
      paragraphs: [
        'What you tell a crew stays between you, the crew and those who go on treating you. We pass on more only with your consent or where the law demands it.',
        'We handle personal data under the Data Protection Act, 2019. Our Privacy Policy explains how.',
      ],
    },
    {
      title: 'Fees and payment',
      paragraphs: [
        'For planned services you get the price in writing before we begin, and it says what falls due if you cancel. In an emergency, care comes first, and the bill follows; we tell you how it is made up when you ask.',
        'If an insurer, an employer or a public fund pays for you, tell us early. What they do not pay remains due from the person or organisation that ordered the service, as far as the law allows.',
        notAnInsurer,
      ],
    },
    {
      title: 'Limitation of liability',
      paragraphs: [
        'We work with the care that can be expected of a trained crew. We cannot promise a result.',
        'We are not liable for delay that comes from traffic, weather, closed roads or airstrips, failed networks or wrong directions. We are not liable if this website cannot be reached for a time.',
        'Nothing in these terms limits liability that cannot be limited by law, such as for death or injury caused by negligence.',
      ],
    },
    {
      title: 'Emergencies',
      paragraphs: [
        `In an emergency call ${owner.phone.display}, or 999 or 112, the police, who may not send an ambulance. Do not use forms, email, reviews or the assistant for emergencies: nobody may read them in time.`,
        responseTarget,
        'These times are a target. They are not a guarantee and not part of a contract, unless a written agreement says so.',
      ],
    },
    {
      title: 'Changes to terms',
      paragraphs: [
        'We may change these terms. The version on this page applies from the day it is published. A change does not touch what we agreed with you in writing before.',
      ],
    },
    {
      title: 'Governing law',
      paragraphs: [
        'The law of Kenya applies, and the courts of Kenya decide. Before going to court, please give us the chance to put things right.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        `Questions about these terms: phone ${owner.phone.display}, email ${owner.email}, or ${owner.address}.`,
      ],
    },
  ],
};

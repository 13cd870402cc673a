import picture from 'virtual:picture/banner-legal';
import type { Facts } from '../../config/facts';
import type { Fact } from '../../sections/FactList/Facts';
import { facts as ownFacts } from '../facts';
import { owner } from '../owner';
import type { NumbersContent } from '../pageTypes';
import { figures } from './figures';
import { callLink, contactLink } from './links';
import { dateLocale } from './locale';
import { paymentFacts } from './payment';

const listed = new Intl.ListFormat(dateLocale, { type: 'conjunction' });
const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values }] : [];
const text = (value: string) => (value === '' ? [] : [value]);

function places({ officeHours, clinicAddress, clinicLandmark, languages }: Facts): Fact[] {
  return [
    ...fact('Office', [owner.address]),
    ...fact('Office hours', officeHours),
    ...fact('Ambulances and dispatchers', ['Day and night, every day of the year']),
    ...fact('Clinics', [...text(clinicAddress), ...text(clinicLandmark)]),
    ...fact('Languages', languages),
  ];
}

/** The page from what the owner has set; what is not set is not on it. */
export function numbersFrom(facts: Facts): NumbersContent {
  const { licences, counties, bases, ambulances, advancedUnits, crew, complaintDays, openJobs } = facts;
  const figure = (value: number | undefined, label: string) =>
    value === undefined ? [] : [{ value: String(value), label }];
  return {
    meta: {
      title: 'Our service in numbers and papers',
      description:
        'Figures, licences, counties, ways to pay, addresses and office hours of our ambulance service in Kenya, and how to make a complaint.',
    },
    banner: {
      title: 'Our Service in Numbers and Papers',
      lead: 'What you may want to check before you rely on us.',
      picture,
    },
    figures: {
      title: 'Our service in numbers',
      items: [
        figures.years,
        figures.calls,
        figures.evacuations,
        ...figure(ambulances, 'ambulances'),
        ...figure(advancedUnits, 'advanced units'),
        ...figure(crew, 'paramedics and technicians'),
      ],
    },
    papers: {
      title: 'Licences and registration',
      paragraphs: [
        'Do you need a copy of a licence or of our insurance for a tender or an agreement? Write to us and say who it is for.',
      ],
      facts: fact('Our numbers', licences),
    },
    map:
      counties.length === 0
        ? undefined
        : {
            title: 'Where we work',
            label: `A map of Kenya in which ${listed.format(counties)} ${counties.length === 1 ? 'is' : 'are'} marked`,
            listTitle: `${String(counties.length)} of 47 counties`,
            served: counties,
            note:
              bases.length === 0
                ? undefined
                : `Our ambulances stand by in ${listed.format(bases)}. We also come to other places: call us and ask.`,
          },
    payment: {
      title: 'How you can pay',
      paragraphs: ['In an emergency the crew comes first, and the bill follows.'],
      facts: paymentFacts(facts),
    },
    places: { title: 'Where and when you reach us', paragraphs: [], facts: places(facts) },
    complaints: {
      title: 'If something went wrong',
      paragraphs: [
        `Tell us what happened, when, and how we can reach you. Use the contact form, call us, or write to ${owner.email}.`,
        complaintDays === undefined
          ? 'We look into every complaint and tell you what we found.'
          : `We look into every complaint and tell you what we found within ${String(complaintDays)} ${complaintDays === 1 ? 'day' : 'days'}.`,
        'If our answer does not help you, write to the Kenya Medical Practitioners and Dentists Council, which registers ambulances and emergency crews.',
      ],
    },
    work: {
      title: 'Work and train with us',
      paragraphs: [
        'We train the public, schools and companies in first aid. Write to us to take part or to apply for a job.',
      ],
      jobs: fact('Open jobs', openJobs),
      training: { label: 'First-aid courses begin on', days: facts.trainingDates, locale: dateLocale },
    },
    call: {
      title: 'Is something missing?',
      text: 'Ask us. We answer what we can, and say so where we cannot.',
      actions: [contactLink, callLink],
    },
  };
}

/** Figures, licences, counties, payment and addresses of the service. */
export const numbersAndPapers: NumbersContent = numbersFrom(ownFacts);

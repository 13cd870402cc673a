import words from '#words/numbersAndPapers.json';
import { fill } from '../../domain/fill';
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
    ...fact(words.office, [owner.address]),
    ...fact(words.officeHours, officeHours),
    ...fact(words.dayAndNight.title, words.dayAndNight.steps),
    ...fact(words.clinics, [...text(clinicAddress), ...text(clinicLandmark)]),
    ...fact(words.languages, languages),
  ];
}

/** The page from what the owner has set; what is not set is not on it. */
export function numbersFrom(facts: Facts): NumbersContent {
  const { licences, counties, bases, ambulances, advancedUnits, crew, complaintDays, openJobs } = facts;
  const figure = (value: number | undefined, label: string) =>
    value === undefined ? [] : [{ value: String(value), label }];
  return {
    meta: words.numbersFrom.meta,
    banner: { ...words.numbersFrom.banner, picture },
    figures: {
      title: words.numbersFrom.figures.title,
      items: [
        figures.years,
        figures.calls,
        figures.evacuations,
        ...figure(ambulances, words.ambulances),
        ...figure(
          advancedUnits,
          fill(words.advancedUnits, { advancedUnits: advancedUnits === 1 ? 'ya' : 'za' }),
        ),
        ...figure(crew, words.crew),
      ],
    },
    papers: {
      title: words.numbersFrom.papers.title,
      paragraphs: words.numbersFrom.papers.paragraphs,
      facts: fact(words.numbersFrom.papers.facts, licences),
    },
    map:
      counties.length === 0
        ? undefined
        : {
            title: words.numbersFrom.map.title,
            label: fill(words.numbersFrom.map.label, {
              format: listed.format(counties),
              counties: counties.length === 1 ? 'is' : 'are',
              counties2: counties.length === 1 ? 'hii ina' : 'hizi zina',
            }),
            listTitle: fill(words.numbersFrom.map.listTitle, { counties: String(counties.length) }),
            served: counties,
            note:
              bases.length === 0
                ? undefined
                : fill(words.numbersFrom.map.note.ambulancesStandAlsoComeOther, {
                    format: listed.format(bases),
                  }),
          },
    payment: { ...words.numbersFrom.payment, facts: paymentFacts(facts) },
    places: { title: words.numbersFrom.places.title, paragraphs: [], facts: places(facts) },
    complaints: {
      title: words.numbersFrom.complaints.title,
      paragraphs: [
        fill(words.numbersFrom.complaints.paragraphs.tellUsWhatHappenedWhen, { email: owner.email }),
        complaintDays === undefined
          ? words.numbersFrom.complaints.paragraphs.n2.lookIntoEveryComplaintTell
          : fill(words.numbersFrom.complaints.paragraphs.n2.lookIntoEveryComplaintTell2, {
              complaintDays,
              complaintDays2: complaintDays === 1 ? 'day' : 'days',
            }),
        words.numbersFrom.complaints.paragraphs.answerDoesNotHelpWrite,
      ],
    },
    work: {
      title: words.numbersFrom.work.title,
      paragraphs: words.numbersFrom.work.paragraphs,
      jobs: fact(words.numbersFrom.work.jobs, openJobs),
      training: {
        label: words.numbersFrom.work.training.label,
        days: facts.trainingDates,
        locale: dateLocale,
      },
    },
    call: { ...words.numbersFrom.call, actions: [contactLink, callLink] },
  };
}

/** Figures, licences, counties, payment and addresses of the service. */
export const numbersAndPapers: NumbersContent = numbersFrom(ownFacts);

import words from '#words/numbersAndPapers.json';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import { language } from './language';
import picture from 'virtual:picture/banner-legal';
import type { Facts } from '../../config/facts';
import type { Fact } from '../../sections/FactList/Facts';
import { facts as ownFacts } from '../facts';
import { owner } from '../owner';
import type { NumbersContent } from '../pageTypes';
import { figures, figuresNote } from './figures';
import { contactLink, countiesLink, officeLinks, pageLink } from './links';
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
    ...fact(words.clinicRooms, [...text(clinicAddress), ...text(clinicLandmark)]),
    ...fact(words.languages, languages),
  ];
}

/** The page from what the owner has set; what is not set is not on it. */
export function numbersFrom(facts: Facts): NumbersContent {
  const { licences, counties, bases, ambulances, advancedUnits, crew, complaintDays, openJobs } = facts;
  const figure = (value: number | undefined, label: string) =>
    value === undefined ? [] : [{ value: String(value), label }];
  return {
    meta: words.meta,
    banner: { ...words.banner, picture },
    figures: {
      title: words.figures.title,
      note: figuresNote,
      items: [
        figures.years,
        figures.calls,
        figures.evacuations,
        ...figure(ambulances, words.ambulances),
        ...figure(advancedUnits, plural(language, words.advancedUnits, advancedUnits ?? 0)),
        ...figure(crew, words.crew),
      ],
    },
    papers: {
      title: words.papers.title,
      paragraphs: words.papers.paragraphs,
      facts: [
        ...fact(words.papers.kmpdc, text(facts.kmpdcLicence)),
        ...fact(words.papers.doshs, text(facts.doshsApproval)),
        ...fact(words.papers.odpc, text(facts.odpcNumber)),
        ...fact(words.papers.facts, licences),
        ...fact(words.papers.director, text(facts.medicalDirector)),
        ...fact(words.papers.kra, text(facts.kraPin)),
      ],
    },
    map:
      counties.length === 0
        ? undefined
        : {
            title: words.map.title,
            label: plural(language, words.map.label, counties.length, { counties: listed.format(counties) }),
            listTitle: fill(words.map.listTitle, { count: counties.length }),
            served: counties,
            more: countiesLink,
            note: bases.length === 0 ? undefined : fill(words.map.note, { bases: listed.format(bases) }),
          },
    payment: { ...words.payment, facts: paymentFacts(facts) },
    places: { title: words.places.title, paragraphs: [], facts: places(facts) },
    complaints: {
      title: words.complaints.title,
      paragraphs: [
        fill(words.complaints.paragraphs.how, { email: owner.email }),
        complaintDays === undefined
          ? words.complaints.paragraphs.answer
          : plural(language, words.complaints.paragraphs.answerWithin, complaintDays),
        words.complaints.paragraphs.council,
      ],
    },
    work: {
      title: words.work.title,
      paragraphs: words.work.paragraphs,
      jobs: fact(words.work.jobs, openJobs),
      training: {
        label: words.work.training,
        days: facts.trainingDates,
        locale: dateLocale,
      },
      courses: {
        label: words.work.courses,
        values: [pageLink(words.work.aboutCourses, '/FirstAidTraining')],
      },
    },
    call: { ...words.call, actions: [contactLink, ...officeLinks] },
  };
}

/** Figures, licences, counties, payment and addresses of the service. */
export const numbersAndPapers: NumbersContent = numbersFrom(ownFacts);

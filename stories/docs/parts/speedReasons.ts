import { languageOf, pathIn } from '../../../src/domain/language';

interface Reason {
  /** Which pages it holds for, by their path in the first language; all where it is missing. */
  pages?: RegExp;
  /** Names of the figures. */
  figures: readonly string[];
  why: string;
}

const bytes = ['html', 'firstScript', 'bytes', 'react'];

/** Why pages are heavier than their targets, the first that fits; `tests/budgets` says more beside each figure. */
const reasons: readonly Reason[] = [
  {
    pages: /^\/WhereAmI$/,
    figures: bytes,
    why: 'The place is found and the message made before React and without a network: the script has the towns and the outline of Kenya, the HTML the words for every case.',
  },
  {
    pages: /^\/FirstAid\/NotBreathing$/,
    figures: bytes,
    why: 'The beat of CPR is there before React, beside a patient and on a slow line.',
  },
  {
    pages: /^\/EmergencyPlan$/,
    figures: bytes,
    why: 'The empty sheet of each kind of plan is in the HTML for those without JavaScript, and a plan that is kept has to be read without a network.',
  },
  {
    pages: /^\/Request\//,
    figures: ['html', 'react'],
    why: 'All steps of the form are in the HTML for those without JavaScript.',
  },
  {
    pages:
      /^\/(?:\w+Cover|HealthInsurancePage|EvacuationServices|AirMedicalEvac|InternationalPatientTransfer|EventCoverage|PatientTransfer|SportsCoverage|ParamedicsPage|EmergencyCare|PaediatricClinic)$/,
    figures: ['html', 'react'],
    why: 'Ten parts, with the words of three to six pictures and their album, and the ways to other services.',
  },
  {
    pages: /^\/(?:Gallery|OurTeam|WhatHappens|services|Testimonials)$/,
    figures: ['bytes'],
    why: 'Pictures are what the page shows. Browsers begin with lazy ones of the next screens before load, which does not wait for them.',
  },
  {
    pages: /^\/WhatHappens$/,
    figures: ['html', 'react'],
    why: 'Seven stops with pictures of their own, seven questions, and these once more for search engines.',
  },
  {
    figures: ['react'],
    why: 'MUI’s own components take 13 KB. Since the targets were set, pages in two languages, requests, first-aid pages and consents came to the table of pages and to the frame: 4 to 6 KB.',
  },
  {
    figures: ['html'],
    why: 'The links to the twin in the other language take 0.3 KB.',
  },
  {
    figures: ['fcp', 'aboveFloor'],
    why: 'Most runs lie 50 to 70 ms above the floor, one in four 100 to 250 ms, on each page: medians of five of the same page differ by 50 ms (Terms 892 and 814, Contact 865 and 819). By the traces style, layout and paint take 3 to 8 ms, and the wait for the compositor’s thread up to 8 ms more, which Lighthouse multiplies by four.',
  },
  {
    figures: ['tbt'],
    why: 'The page of one sentence has 11 ms itself.',
  },
  {
    figures: ['lcp'],
    why: 'The largest part is a picture in a file of its own, which a round trip after the HTML brings.',
  },
  {
    figures: ['blocking'],
    why: 'One task on 4G, with a processor four times slower, and none on 3G. By the trace it is the first style, layout and paint of the page, 50 to 70 ms, since the whole HTML arrives at once. More of it in pieces would put off the first paint.',
  },
];

const inKiswahili: Reason = {
  figures: ['html', 'bytes', 'react'],
  why: 'Kiswahili takes 0.5 KB more of HTML, for longer words, and 4 to 8 KB once React is there, for the words that both languages need.',
};

/** Why a page's figure misses its target. @param path In whichever language. */
export function reasonFor(path: string, figure: string): string {
  const page = pathIn('en', path);
  const fits = ({ pages, figures }: Reason) => figures.includes(figure) && (pages?.test(page) ?? true);
  const candidates = [
    ...reasons.filter(({ pages }) => pages),
    ...(languageOf(path) === 'en' ? [] : [inKiswahili]),
    ...reasons,
  ];
  return candidates.find(fits)?.why ?? 'Not looked into yet.';
}

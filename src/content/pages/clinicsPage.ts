import words from '#words/clinicsPage.json';
import { claimed } from '../claimed';
import type { ClinicsPageContent } from '../clinicTypes';
import { clinics } from './clinics';
import { clinicVisit } from './clinicVisit';
import { dayWords } from './days';

/** The clinics carousel alone, and when the clinics are closed. */
export const clinicsPage: ClinicsPageContent = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  clinics,
  visit: clinicVisit,
  closed: {
    title: words.closed.title,
    paragraphs: claimed('crewsAlways', words.closed.always, words.closed.emergency),
    range: words.closed.range,
    days: dayWords,
  },
};

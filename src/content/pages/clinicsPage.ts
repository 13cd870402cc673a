import words from '#words/clinicsPage.json';
import type { ClinicsPageContent } from '../clinicTypes';
import { clinics } from './clinics';
import { dayWords } from './days';

/** The clinics carousel alone, and when the clinics are closed. */
export const clinicsPage: ClinicsPageContent = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  clinics,
  closed: { ...words.closed, days: dayWords },
};

import type { ClinicsPageContent } from '../clinicTypes';
import { clinics } from './clinics';
import { dayWords } from './days';

/** The clinics carousel alone, and when the clinics are closed. */
export const clinicsPage: ClinicsPageContent = {
  meta: {
    title: 'Our nine clinics: days and times',
    description:
      'Nine clinics from Monday to Friday, from Cardiology to Nutritional, with their days and times. Choose one and ask for an appointment.',
  },
  title: 'Our clinics',
  lead: 'Nine clinics from Monday to Friday. For an emergency, call instead.',
  clinics,
  closed: {
    title: 'When the clinics are closed',
    paragraphs: ['Our emergency phone is answered on these days as on all others.'],
    days: dayWords,
    range: '{from} to {to}',
  },
};

import type { WidgetPageContent } from '../types';
import type { ClinicsContent } from '../types';
import { clinics } from './clinics';

/** The clinics carousel alone. */
export const clinicsPage: WidgetPageContent & { clinics: ClinicsContent } = {
  meta: {
    title: 'Our nine clinics: days and times',
    description:
      'Nine clinics from Monday to Friday, from Cardiology to Nutritional, with their days and times. Choose one and ask for an appointment.',
  },
  title: 'Our clinics',
  lead: 'Nine clinics from Monday to Friday. For an emergency, call instead.',
  clinics,
};

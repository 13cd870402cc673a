import type { RequestDefinition } from './definition';
import {
  companyFields,
  flightPatientFields,
  healthConsent,
  journeyFields,
  personFields,
  yesNo,
} from './shared';

/** A patient's journey between Kenya and another country. */
export const international = {
  kind: 'international',
  steps: {
    journey: {
      ...journeyFields,
      accepted: { type: 'choice', options: yesNo },
    },
    patient: flightPatientFields,
    rest: {
      passport: { type: 'choice', options: yesNo },
      visa: { type: 'choice', options: ['yes', 'no', 'notNeeded', 'unknown'] },
      ...companyFields,
    },
    you: personFields,
  },
  consent: healthConsent,
} as const satisfies RequestDefinition;

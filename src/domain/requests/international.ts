import type { RequestDefinition } from './definition';
import { anyDay, flightPatientFields, healthConsent, payerField, personFields, yesNo } from './shared';

/** A patient's journey between Kenya and another country. */
export const international = {
  kind: 'international',
  steps: {
    journey: {
      from: { type: 'place' },
      to: { type: 'place' },
      day: anyDay,
      accepted: { type: 'choice', options: yesNo },
    },
    patient: flightPatientFields,
    rest: {
      passport: { type: 'choice', options: yesNo },
      visa: { type: 'choice', options: ['yes', 'no', 'notNeeded', 'unknown'] },
      companion: { type: 'choice', options: ['yes', 'no'] },
      payer: payerField,
    },
    you: personFields,
  },
  consent: healthConsent,
} as const satisfies RequestDefinition;

import type { RequestDefinition } from './definition';
import { anyDay, companyFields, flightPatientFields, healthConsent, personFields, yesNo } from './shared';

/** A planned patient flight inside Kenya. */
export const air = {
  kind: 'air',
  steps: {
    journey: {
      from: { type: 'place' },
      airstrip: { type: 'text', optional: true },
      to: { type: 'place' },
      day: anyDay,
    },
    patient: flightPatientFields,
    rest: {
      released: { type: 'choice', options: yesNo },
      ...companyFields,
    },
    you: personFields,
  },
  consent: healthConsent,
} as const satisfies RequestDefinition;

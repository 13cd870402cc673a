import type { RequestDefinition } from './definition';
import {
  companyFields,
  healthConsent,
  journeyFields,
  personFields,
  roadPatientFields,
  yesNo,
} from './shared';

/** A patient's journey by road. */
export const transfer = {
  kind: 'transfer',
  steps: {
    journey: {
      ...journeyFields,
      arrival: { type: 'time', optional: true },
    },
    patient: roadPatientFields,
    rest: {
      stairs: { type: 'choice', options: ['none', 'lift', 'stairs', 'unknown'] },
      released: { type: 'choice', options: yesNo },
      ...companyFields,
    },
    you: personFields,
  },
  consent: healthConsent,
} as const satisfies RequestDefinition;

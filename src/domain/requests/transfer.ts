import type { RequestDefinition } from './definition';
import { anyDay, healthConsent, payerField, personFields, roadPatientFields, yesNo } from './shared';

/** A patient's journey by road. */
export const transfer = {
  kind: 'transfer',
  steps: {
    journey: {
      from: { type: 'place' },
      to: { type: 'place' },
      day: anyDay,
      arrival: { type: 'time', optional: true },
    },
    patient: roadPatientFields,
    rest: {
      stairs: { type: 'choice', options: ['none', 'lift', 'stairs', 'unknown'] },
      released: { type: 'choice', options: yesNo },
      companion: { type: 'choice', options: ['yes', 'no'] },
      payer: payerField,
    },
    you: personFields,
  },
  consent: healthConsent,
} as const satisfies RequestDefinition;

import type { RequestDefinition } from './definition';
import { anyDay, personFields } from './shared';

/** Cover for a school. */
export const schools = {
  kind: 'schools',
  steps: {
    school: {
      school: { type: 'text' },
      place: { type: 'place' },
      pupils: { type: 'number', least: 1, most: 20_000, short: true },
      boarders: { type: 'number', least: 0, most: 20_000, short: true },
    },
    grounds: {
      firstAid: { type: 'choice', options: ['nurse', 'firstAiders', 'nobody'] },
      risks: { type: 'many', options: ['pool', 'laboratory', 'workshop', 'buses', 'games'], optional: true },
    },
    cover: {
      period: { type: 'choice', options: ['term', 'year', 'choose'] },
      wanted: { type: 'many', options: ['ambulance', 'training', 'plan'], optional: true },
      visit: { ...anyDay, optional: true },
    },
    you: personFields,
  },
} as const satisfies RequestDefinition;

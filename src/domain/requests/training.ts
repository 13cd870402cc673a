import type { RequestDefinition } from './definition';
import { anyDay, organiserFields } from './shared';

/** A first-aid course. */
export const training = {
  kind: 'training',
  steps: {
    group: {
      audience: { type: 'choice', options: ['workplace', 'school', 'parents', 'sports', 'other'] },
      people: { type: 'number', least: 1, most: 2000 },
      before: { type: 'choice', options: ['first', 'refresher', 'mixed'] },
      topics: { type: 'many', options: ['cpr', 'bleeding', 'children', 'road'], optional: true },
    },
    when: {
      day: anyDay,
      where: { type: 'choice', options: ['yours', 'ours'] },
      place: { type: 'place' },
      language: { type: 'choice', options: ['english', 'kiswahili', 'both'] },
    },
    you: organiserFields,
  },
} as const satisfies RequestDefinition;

import type { RequestDefinition } from './definition';
import { crowdCover, dayFields, organiserFields, yesNo } from './shared';

/** Cover for an event. */
export const events = {
  kind: 'events',
  steps: {
    event: {
      title: { type: 'text' },
      setting: {
        type: 'choice',
        options: ['concert', 'wedding', 'worship', 'rally', 'market', 'company', 'filming', 'other'],
      },
      people: { type: 'number', least: 1, most: 500_000 },
      risks: {
        type: 'many',
        options: ['alcohol', 'camping', 'water', 'fireworks', 'animals'],
        optional: true,
      },
    },
    when: { ...dayFields, place: { type: 'place' }, access: { type: 'choice', options: yesNo } },
    cover: {
      wanted: crowdCover,
      onSite: { type: 'many', options: ['tent', 'power', 'water', 'security'], optional: true },
      earlier: { type: 'longText', optional: true },
    },
    you: organiserFields,
  },
} as const satisfies RequestDefinition;

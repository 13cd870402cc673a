import type { RequestDefinition } from './definition';
import { crowdCover, dayFields, organiserFields, yesNo } from './shared';

/** Cover for a match, a race or games. */
export const sports = {
  kind: 'sports',
  steps: {
    sport: {
      sport: { type: 'text' },
      level: { type: 'choice', options: ['school', 'club', 'national', 'open'] },
      athletes: { type: 'number', least: 1, most: 100_000, short: true },
      spectators: { type: 'number', least: 0, most: 500_000, short: true },
      minors: { type: 'choice', options: yesNo },
    },
    when: {
      ...dayFields,
      place: { type: 'place' },
      course: { type: 'choice', options: ['ground', 'road', 'trail', 'water'] },
    },
    cover: {
      wanted: crowdCover,
      doctors: { type: 'text', optional: true },
      rules: { type: 'longText', optional: true },
    },
    you: organiserFields,
  },
} as const satisfies RequestDefinition;

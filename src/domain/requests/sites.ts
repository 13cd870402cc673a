import type { RequestDefinition } from './definition';
import { organiserFields, periodFields } from './shared';

/** Cover for a building site, a factory, a farm or an office. */
export const sites = {
  kind: 'sites',
  steps: {
    site: {
      work: { type: 'choice', options: ['building', 'factory', 'farm', 'quarry', 'office', 'other'] },
      place: { type: 'place' },
      people: { type: 'number', least: 1, most: 50_000 },
      shifts: { type: 'choice', options: ['day', 'dayAndNight'] },
    },
    risks: {
      hazards: {
        type: 'many',
        options: ['height', 'machines', 'vehicles', 'chemicals', 'electricity'],
        optional: true,
      },
      firstAid: { type: 'choice', options: ['trained', 'untrained', 'nobody'] },
    },
    cover: {
      ...periodFields,
      wanted: { type: 'choice', options: ['firstAider', 'paramedic', 'vehicle', 'onCall', 'choose'] },
      also: { type: 'many', options: ['audit', 'training'], optional: true },
    },
    you: organiserFields,
  },
} as const satisfies RequestDefinition;

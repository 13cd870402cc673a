import type { RequestDefinition } from './definition';
import { organiserFields, periodFields } from './shared';

/** Cover for places far from a hospital. */
export const evacuation = {
  kind: 'evacuation',
  steps: {
    places: {
      places: { type: 'longText' },
      people: { type: 'number', least: 1, most: 50_000 },
    },
    access: {
      access: { type: 'many', options: ['road', 'fourByFour', 'airstrip', 'boat'], optional: true },
      signal: { type: 'choice', options: ['mobile', 'radio', 'satellite', 'none'] },
      firstAid: { type: 'choice', options: ['clinician', 'trained', 'nobody'] },
    },
    cover: {
      ...periodFields,
      wanted: { type: 'many', options: ['plan', 'advice', 'road', 'air', 'training'], optional: true },
    },
    you: organiserFields,
  },
} as const satisfies RequestDefinition;

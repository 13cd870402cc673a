import type { Figure } from '../../sections/FactList/factsOf';

/** Every marketing figure of the site, in its one place. */
export const figures = {
  evacuations: { value: '1,200+', label: 'successful evacuations' },
  clients: { value: '2,452+', label: 'happy clients' },
  calls: { value: '5,452+', label: 'calls per year' },
  years: { value: '5+', label: 'years of service' },
  volunteers: { value: '72+', label: 'local volunteers' },
  service: { value: '24/7', label: 'service' },
} as const satisfies Record<string, Figure>;

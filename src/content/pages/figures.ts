import words from '#words/figures.json';
import { claimed } from '../claimed';
import type { Figure } from '../../sections/FactList/factsOf';

/** Said about the figures until the owner has confirmed them. */
export const figuresNote = claimed('figures', undefined, words.unconfirmed)[0];

/** Every marketing figure of the site, in its one place. */
export const figures = {
  evacuations: { value: '1,200+', label: words.evacuations },
  clients: { value: '2,452+', label: words.clients },
  calls: { value: '5,452+', label: words.calls },
  years: { value: '5+', label: words.years },
  volunteers: { value: '72+', label: words.volunteers },
  service: { value: '24/7', label: words.service },
} satisfies Record<string, Figure>;

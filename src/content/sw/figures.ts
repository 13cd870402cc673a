import type { Figure } from '../../sections/FactList/factsOf';
import { figures as english } from '../en/figures';

/** What each figure counts, in Kiswahili. */
const labels: Readonly<Record<keyof typeof english, string>> = {
  evacuations: 'uokoaji uliofaulu',
  clients: 'wateja walioridhika',
  calls: 'simu kwa mwaka',
  years: 'miaka ya huduma',
  volunteers: 'wenyeji wa kujitolea',
  service: 'huduma',
};

const figure = (name: keyof typeof english): Figure => ({
  value: english[name].value,
  label: labels[name],
});

/** Every marketing figure of the site in Kiswahili, with the value of its English twin. */
export const figures: Readonly<Record<keyof typeof english, Figure>> = {
  evacuations: figure('evacuations'),
  clients: figure('clients'),
  calls: figure('calls'),
  years: figure('years'),
  volunteers: figure('volunteers'),
  service: figure('service'),
};

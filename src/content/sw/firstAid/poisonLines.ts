import type { HelpLine } from '../../../domain/helpLine';
import { helplines } from '../../helplines';

const { poison, poisonSecond } = helplines;

/** The lines that answer about poison, in Kiswahili. */
export const poisonLines: readonly HelpLine[] = [
  { number: poison.display, href: poison.href, name: 'Laini ya sumu, bila malipo' },
  { number: poisonSecond.display, href: poisonSecond.href, name: 'Laini ya sumu, nambari ya pili' },
];

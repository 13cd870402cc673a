import words from '#words/firstAid/poisonLines.json';
import type { HelpLine } from '../../../domain/helpLine';
import { helplines } from '../../helplines';

const { poison, poisonSecond } = helplines;

/** The lines that answer about poison. */
export const poisonLines: readonly HelpLine[] = [
  { number: poison.display, href: poison.href, name: words.poisonLineFree },
  { number: poisonSecond.display, href: poisonSecond.href, name: words.poisonLineSecondNumber },
];

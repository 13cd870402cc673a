import { expect, it } from 'vitest';
import { linesOnFirstScreen } from '../../../src/components/ChatPanel/firstScreen';

const line = (words: number) => 'word '.repeat(words).trim();

it.each([
  ['sixty words', [line(30), line(30), line(1)], [], 2],
  ['all, where they are few', [line(20), line(20)], [], 2],
  ['less beside a call and a name', [line(30), line(30)], ['Call now', 'Choking'], 1],
  ['less of long words', ['Ambulensi '.repeat(30), 'Hospitali '.repeat(30)], [], 1],
  ['one line, however long', [line(90), line(1)], [], 1],
  ['nothing of nothing', [], [], 0],
] as const)('shows %s', (_what, lines, around, shown) => {
  expect(linesOnFirstScreen(lines, around)).toBe(shown);
});

import { expect, it } from 'vitest';
import { linesOnFirstScreen } from '../../../src/components/ChatPanel/firstScreen';

const line = (words: number) => 'word '.repeat(words).trim();

it.each([
  ['sixty words', [line(30), line(30), line(1)], [], false, 2],
  ['all, where they are few', [line(20), line(20)], [], false, 2],
  ['less beside a call, a name and buttons', [line(30), line(30)], ['Call now', 'It is out'], false, 1],
  ['less beside a drawing', [line(27), line(27), line(1)], [], true, 2],
  ['less of long words', ['Ambulensi '.repeat(30), 'Hospitali '.repeat(30)], [], false, 1],
  ['one line, however long', [line(90), line(1)], [], false, 1],
  ['nothing of nothing', [], [], false, 0],
] as const)('shows %s', (_what, lines, around, hasDrawing, shown) => {
  expect(linesOnFirstScreen(lines, around, hasDrawing)).toBe(shown);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { meanings } from '../../src/assistant/model/meanings';
import { pack, step, unpack } from '../../src/assistant/model/packed';
import { learned, madeFrom } from '../../src/assistant/model/weights';
import { keyOf, linesOf, nearDuplicates, sideOf, type Line } from './report/corpus';
import { madeOf } from './report/madeOf';
import { isMatter, turnIds } from '../../src/domain/assistantIds';
import { matterOf } from '../../src/assistant/turns/readTurn';
import { checkedTurns, turnLines } from './report/turnLines';

const sides = { train: linesOf('train'), check: linesOf('check') };
const both = [...sides.train, ...sides.check];
const inFile = ({ meaning, text }: Line) => `${meaning}: ${text}`;

describe('the corpus', () => {
  it('has lines in both languages for every meaning, in training and for checking', () => {
    for (const [side, lines] of Object.entries(sides)) {
      // Accidents, injuries and heart trouble in general are always read as something nearer.
      const general = [
        'accident',
        'trauma',
        'heartOrStroke',
        'stoppedBreathing',
        'firstAidKit',
        'emergencyPlan',
      ];
      for (const meaning of meanings.filter((one) => !general.includes(one)))
        for (const language of ['en', 'sw'])
          expect(
            lines.some((line) => line.meaning === meaning && line.language === language),
            `${side}/${meaning}.txt has no line under "${language}:"`,
          ).toBe(true);
    }
  });

  it('has no line twice', () => {
    const seen = new Set<string>();
    const twice = both.filter((line) => {
      const key = keyOf(line.text);
      const known = seen.has(key);
      seen.add(key);
      return known;
    });
    expect(twice.map(inFile)).toEqual([]);
  });

  it.each(['train', 'check'] as const)(
    'has in %s what the rule puts there; `npm run assistant:report` sorts',
    (side) => {
      expect(sides[side].filter((line) => sideOf(line) !== side).map(inFile)).toEqual([]);
    },
  );

  it('has no check line that is nearly a training line', () => {
    expect(nearDuplicates(sides.train, sides.check).map(inFile)).toEqual([]);
  });

  it('has at least 300 everyday messages to find false alarms with', () => {
    expect(sides.check.filter(({ meaning }) => meaning === 'everyday').length).toBeGreaterThanOrEqual(300);
  });
});

describe('the model', () => {
  it('is made from the training lines as they are; otherwise run `npm run assistant:report`', () => {
    expect(madeFrom).toBe(madeOf(sides.train, turnLines()));
  });

  it('has a line for each of its meanings, and one for threats', () => {
    expect(learned.lines.split('\n')).toHaveLength(learned.names.length + 1);
    expect(learned.biases).toHaveLength(learned.names.length + 1);
  });

  it('is read as it was written', () => {
    const weights = new Map([
      [0, step],
      [63, -2 * step],
      [64, 3 * step],
      [200, 100],
      [8191, -step],
      [60_000, step],
    ]);
    const read: (readonly [number, number])[] = [];
    unpack(pack(weights), (...one) => read.push(one));
    expect(read).toEqual([
      [0, step],
      [63, -2 * step],
      [64, 3 * step],
      [200, 15 * step],
      [8191, -step],
      [60_000, step],
    ]);
  });
});

describe('the lines of turns', () => {
  const lines = turnLines();

  it('are of every turn, and of what is something new', () => {
    expect(new Set(lines.map(({ turn }) => turn))).toEqual(new Set([...turnIds, 'none']));
  });

  it('are about matters, and none stands twice', () => {
    const keys = lines.map(({ about, text }) => `${matterOf(about)} ${keyOf(text)}`);
    expect(lines.filter(({ about }) => about !== '' && !isMatter(matterOf(about)))).toEqual([]);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('are no check lines', () => {
    const known = new Set(lines.map(({ text }) => keyOf(text)).filter((key) => key.includes(' ')));
    expect(checkedTurns().filter(({ text }) => known.has(keyOf(text)))).toEqual([]);
  });
});

it('check lines are read by nothing that the assistant is made of', () => {
  const train = readFileSync(new URL('./report/learn.ts', import.meta.url), 'utf8');
  expect(train).not.toContain("linesOf('check')");
});

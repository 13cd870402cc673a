import { describe, expect, it } from 'vitest';
import { measure } from './report/measure';
import written from '../../stories/docs/parts/assistantFigures.json';

const figures = measure();

/**
 * What is reached on lines that nothing was tuned on; a figure may come nearer to its goal and never go away from it, unless harder
 * lines are taken in, as in November 2026: on those of before the larger model then helped 0.927. The goals:
 * 0.92 of threats have the right steps at once or by one press, at most 0.02 have steps of something else only, none has neither
 * the call nor a question; of calm messages at most 0.04 see steps, and at most 0.25 are asked; 0.95 of turns are understood.
 */
const reached = {
  full: { helped: 0.89, elsewhere: 0.02, lost: 0, alarmed: 0.04, asked: 0.25, turns: 0.91 },
  small: { helped: 0.84, elsewhere: 0.02, lost: 0, alarmed: 0.04, asked: 0.25, turns: 0.82 },
};

describe.each(['full', 'small'] as const)('with the %s model', (size) => {
  it('messages after an answer are understood, and what is new is not taken for a turn', () => {
    const { turns, others } = figures.models[size].turns;
    expect(turns.right / turns.of).toBeGreaterThanOrEqual(reached[size].turns);
    expect(others.right / others.of).toBeGreaterThanOrEqual(0.95);
  });

  describe.each(['all', 'en', 'sw'] as const)('check lines (%s)', (group) => {
    const { threats, calm } = figures.models[size][group];
    const limit = reached[size];

    it('that tell of a threat are helped at once or by one press', () => {
      expect((threats.first + threats.row + threats.asked) / threats.of).toBeGreaterThanOrEqual(limit.helped);
      expect(threats.elsewhere / threats.of).toBeLessThanOrEqual(limit.elsewhere);
      expect(threats.lost).toBeLessThanOrEqual(limit.lost);
    });

    it('that are calm see few steps and questions', () => {
      expect(calm.alarmed / calm.of).toBeLessThanOrEqual(limit.alarmed);
      expect(calm.asked / calm.of).toBeLessThanOrEqual(limit.asked);
    });
  });
});

it('are shown in the documentation as they are; otherwise run `npm run assistant:report`', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(figures)));
});

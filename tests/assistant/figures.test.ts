import { describe, expect, it } from 'vitest';
import { linesOf } from './report/corpus';
import type { ByLanguage } from './report/figures';
import { figuresOfBoth } from './report/figuresOfBoth';
import written from '../../stories/docs/parts/assistantFigures.json';

const figures = figuresOfBoth(linesOf('check'));
const shareOf = ({ right, of }: ByLanguage['en']) => right / of;

/**
 * What is reached on lines that nothing was tuned on. The goal is 0.99 of the threats, 0.96 of all meanings and at most
 * 0.03 false alarms; a figure may rise to its goal and never fall. In November 2026 the lines were tripled by other writers,
 * half of the everyday ones made as traps. On the lines of before the model then read 0.99 of the threats, and 0.95 and 0.93
 * before it had learned from the new ones; on the new ones alone the one before read 0.67 and 0.72. The single model that
 * then came with the panel read 0.70 of all meanings; `small` has taken its place there, in fewer bytes.
 */
const reached = {
  full: {
    en: { threats: 0.945, meanings: 0.836, falseAlarms: 0.18, falseAlarmsOnQuestions: 0.04 },
    sw: { threats: 0.955, meanings: 0.852, falseAlarms: 0.172, falseAlarmsOnQuestions: 0.04 },
  },
  small: {
    en: { threats: 0.932, meanings: 0.799, falseAlarms: 0.204, falseAlarmsOnQuestions: 0.048 },
    sw: { threats: 0.944, meanings: 0.806, falseAlarms: 0.179, falseAlarmsOnQuestions: 0.045 },
  },
};
const sizes = { full: figures, small: figures.small };

describe.each(['full', 'small'] as const)('with the %s model', (size) => {
  describe.each(['en', 'sw'] as const)('check lines in %s', (language) => {
    const shares = sizes[size];
    const floor = reached[size][language];

    it('that tell of a threat to life put the call first', () => {
      expect(shareOf(shares.threats[language])).toBeGreaterThanOrEqual(floor.threats);
    });

    it('are read as meant', () => {
      expect(shareOf(shares.meanings[language])).toBeGreaterThanOrEqual(floor.meanings);
    });

    it.each(['falseAlarms', 'falseAlarmsOnQuestions'] as const)('raise few %s', (kind) => {
      expect(shareOf(shares[kind][language])).toBeLessThanOrEqual(floor[kind]);
    });
  });
});

it('are shown in the documentation as they are; otherwise run `npm run assistant:report`', () => {
  expect(written).toEqual(figures);
});

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
 * before it had learned from the new ones; on the new ones alone the one before read 0.67 and 0.72.
 */
const reached = {
  en: { threats: 0.925, meanings: 0.7, falseAlarms: 0.215, falseAlarmsOnQuestions: 0.045 },
  sw: { threats: 0.935, meanings: 0.69, falseAlarms: 0.18, falseAlarmsOnQuestions: 0.04 },
};

describe.each(['en', 'sw'] as const)('check lines in %s', (language) => {
  it('that tell of a threat to life put the call first', () => {
    expect(shareOf(figures.threats[language])).toBeGreaterThanOrEqual(reached[language].threats);
  });

  it('are read as meant', () => {
    expect(shareOf(figures.meanings[language])).toBeGreaterThanOrEqual(reached[language].meanings);
  });

  it.each(['falseAlarms', 'falseAlarmsOnQuestions'] as const)('raise few %s', (kind) => {
    expect(shareOf(figures[kind][language])).toBeLessThanOrEqual(reached[language][kind]);
  });
});

it('are shown in the documentation as they are; otherwise run `npm run assistant:report`', () => {
  expect(written).toEqual(figures);
});

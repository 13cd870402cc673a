import { createHash } from 'node:crypto';
import type { Line } from './corpus';
import type { TurnLine } from './turnLines';

/** Names what the models were made from: a short sum of all training lines. */
export const madeOf = (lines: readonly Line[], turns: readonly TurnLine[]): string =>
  createHash('sha256')
    .update(
      [
        ...lines.map(({ meaning, language, text }) => `${meaning} ${language} ${text}`),
        ...turns.map(({ turn, about, text }) => `${turn} ${about} ${text}`),
      ].join('\n'),
    )
    .digest('hex')
    .slice(0, 12);

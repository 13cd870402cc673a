import { createHash } from 'node:crypto';
import type { Line } from './corpus';

/** Names what the model was made from: a short sum of all training lines. */
export const madeOf = (lines: readonly Line[]): string =>
  createHash('sha256')
    .update(lines.map(({ meaning, language, text }) => `${meaning} ${language} ${text}`).join('\n'))
    .digest('hex')
    .slice(0, 12);

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { docsOf, type SpeedFigures } from './docsFigures';
import type { Measurement } from './figures';

/** The figures that the page "Speed" of the docs shows. */
const file = 'stories/docs/parts/speed.json';

/**
 * Writes the measured figures into the docs, in the project's own format.
 * @param before An earlier measurement to show next to them.
 */
export function writeDocs(now: Measurement, before?: Measurement): void {
  const docs = JSON.parse(readFileSync(file, 'utf8')) as SpeedFigures;
  writeFileSync(file, JSON.stringify(docsOf(now, docs, before), undefined, 2));
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', file], { stdio: 'inherit' });
}

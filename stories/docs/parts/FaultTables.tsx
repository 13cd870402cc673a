import type { ReactNode } from 'react';
import figures from '../../../tests/faults/figures.json';
import { Sheet } from '../../foundations/Sheet';
import { asvsRows } from './asvs';

const measured: readonly (readonly ReactNode[])[] = figures.rows.map(({ what, found, command }) => [
  what,
  found,
  <code key={command}>{command}</code>,
]);

/** What was measured, and the command that measures it again. */
export function FiguresTable() {
  return (
    <Sheet
      caption={`Measured on ${figures.date}: ${figures.machine}`}
      columns={['What happens', 'What was found', 'Again by']}
      rows={measured}
    />
  );
}

const attacks: readonly (readonly ReactNode[])[] = figures.attacks.rows.map(
  ({ attack, before, after, heldBy }) => [attack, before, after, <code key={heldBy}>{heldBy}</code>],
);

/** The attacks of an inspection, on the site as it was then and as it is now. */
export function AttacksTable() {
  return (
    <Sheet
      caption={`Repeated on ${figures.attacks.date}: ${figures.attacks.machine}`}
      columns={['Attack', 'Then', 'Now', 'Held by']}
      rows={attacks}
    />
  );
}

const requirements: readonly (readonly ReactNode[])[] = asvsRows.map(([id, level, asks, ...files]) => [
  `v5.0.0-${id}`,
  level,
  asks,
  files.map((file) => (
    <div key={file}>
      <code>tests/{file}</code>
    </div>
  )),
]);

/** Requirements of OWASP ASVS, each with the tests that hold it. */
export function AsvsTable() {
  return (
    <Sheet
      caption="Requirements of levels 1 and 2, in our words"
      columns={['Number', 'Level', 'What it asks for here', 'Held by']}
      rows={requirements}
    />
  );
}

import { Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import pictures from 'virtual:pictures';
import texts from '../../../src/content/words/en/pictures.json';
import { slots } from '../../../src/media/slots';
import { Drawings, type Drawn } from '../Drawing';
import { Sheet } from '../Sheet';
import { usersOf } from './users';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const bytesOf = (id: string) => pictures[id]?.bytes ?? 0;
const weightOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + bytesOf(id), 0);
const kindOf = (id: string) => id.split('-')[0] ?? id;
const all = Object.keys(slots);
const told: Readonly<Record<string, string>> = texts;

/** Slots of a kind, which is the first word of an id. */
function Slots({ kind }: { kind: string }) {
  const items = Object.entries(slots)
    .filter(([id]) => kindOf(id) === kind)
    .map(([id, slot]): Drawn => {
      const { width, height } = slot;
      const users = usersOf(id);
      const place = users.length > 0 ? `In ${users.join(', ')}.` : 'In no content.';
      return {
        name: id,
        note: `${width} × ${height}, ${kilobytes(bytesOf(id))}. ${place} ${told[id] ?? ''}`,
        src: pictures[id]?.src ?? '',
        size: [width, height],
      };
    });
  return <Drawings label={`Slots ${kind}`} items={items} least={220} />;
}

const kinds = [...new Set(all.map(kindOf))];

/** Every slot, by kind. */
export function AllSlots() {
  return kinds.map((kind) => (
    <Fragment key={kind}>
      <Subheading>{kind}</Subheading>
      <Slots kind={kind} />
    </Fragment>
  ));
}

/** How many pictures of each kind there are, and what they weigh. */
export function WeightTable() {
  const row = (name: string, ids: readonly string[]) => [
    name,
    ids.length,
    kilobytes(Math.max(...ids.map(bytesOf))),
    kilobytes(weightOf(ids)),
  ];
  return (
    <Sheet
      caption="What visitors download: optimised SVG, compressed with brotli"
      columns={['Kind', 'Pictures', 'Heaviest', 'Together']}
      rows={[
        ...kinds.map((kind) =>
          row(
            kind,
            all.filter((id) => kindOf(id) === kind),
          ),
        ),
        row('all', all),
      ]}
    />
  );
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { color, font, type } from '../../../src/theme/tokens';
import { heapTarget, type PageKind } from '../../../tests/measure/targets';
import { Sheet } from '../../foundations/Sheet';
import {
  fieldFigures,
  fieldRows,
  kindTitles,
  pageFigures,
  pageRows,
  speed,
  type Cell,
  type Figure,
  type Row,
} from './speedFigures';
import { reasonFor } from './speedReasons';

const { now, before, peers, heap } = speed;
const kinds = Object.keys(kindTitles) as PageKind[];
const networks = Object.keys(now.field);

/** A figure, with the earlier one where it is shown otherwise. A missed target is marked, and named where no row above names it. */
function shown({ show }: Figure, { value, before: was, target, missed }: Cell, isNamed: boolean): ReactNode {
  const text = show(value);
  const earlier = was === undefined || show(was) === text ? '' : `, was ${show(was)}`;
  if (!missed || target === undefined) return text + earlier;
  return (
    <>
      <strong>{isNamed ? `${text} !` : `${text} (target ${show(target)})`}</strong>
      {earlier}
    </>
  );
}

interface RowsProps {
  caption: string;
  first: string;
  figures: Readonly<Record<string, Figure>>;
  rows: readonly Row[];
  /** Whether all pages have the same targets: then these are the first row. */
  alike?: boolean;
}

/** A table of pages; columns that no page has a figure for are left out. */
function Rows({ caption, first, figures, rows, alike = false }: RowsProps) {
  const columns = Object.entries(figures).filter(([name]) => rows.some(({ cells }) => name in cells));
  const targets = columns.map(([name, { show }]) => {
    const target = rows.find(({ cells }) => cells[name]?.target !== undefined)?.cells[name]?.target;
    return target === undefined ? '–' : show(target);
  });
  if (rows.length === 0) return null;
  return (
    <Sheet
      caption={alike ? `${caption}. ! misses its target` : caption}
      columns={[first, ...columns.map(([, { title, unit }]) => (unit ? `${title}, ${unit}` : title))]}
      rows={[
        ...(alike ? [['Target', ...targets]] : []),
        ...rows.map(({ path, cells }) => [
          path,
          ...columns.map(([name, figure]) => (cells[name] ? shown(figure, cells[name], alike) : '–')),
        ]),
      ]}
    />
  );
}

const wasWhen = before ? `; “was” is the figure of ${before.date}` : '';

/** What Lighthouse and the wire say of every page, by kind, and the floor below which no page can come. */
export function PageTables() {
  const rows = pageRows(now, before);
  return (
    <>
      {kinds.map((kind) => (
        <Rows
          key={kind}
          caption={`${kindTitles[kind]}, measured on ${now.date}${wasWhen}`}
          first="Page"
          figures={pageFigures}
          rows={rows.filter((row) => row.kind === kind)}
          alike
        />
      ))}
      {now.floor && (
        <p>
          The floor on this machine: FCP {now.floor.fcp} ms, LCP {now.floor.lcp} ms, TBT {now.floor.tbt} ms.
        </p>
      )}
    </>
  );
}

/** What the slow phone shows, by network: pages that stand for their kind, then those of other front ends. */
export function FieldTables() {
  return networks.map((network) => (
    <Rows
      key={network}
      caption={`The slow phone on ${network}, measured on ${now.date}${wasWhen}`}
      first="Page"
      figures={fieldFigures}
      rows={[...fieldRows(now, network, before), ...(peers ? fieldRows(peers, network) : [])]}
    />
  ));
}

/** Pages of like content by the front ends of GOV.UK and the NHS, below our own. */
export function PeerTable() {
  if (!peers) return null;
  const own = pageRows(now).filter(({ path }) => path === '/ParamedicsPage' || path === '/ContactUs');
  return (
    <Rows
      caption={`The same words by other front ends, measured on ${peers.date}`}
      first="Page or front end"
      figures={pageFigures}
      rows={[...own, ...pageRows(peers)]}
    />
  );
}

/** What the heap holds after ten pages. */
export function HeapTable() {
  if (!heap) return null;
  const row = (what: string, bytes: number) => [
    what,
    `${(bytes / 1e6).toFixed(1)} MB`,
    `${heapTarget / 1e6} MB`,
  ];
  return (
    <Sheet
      caption={`Heap after ten pages in a row, measured on ${heap.date}`}
      columns={['Visit', 'Heap', 'At most']}
      rows={[
        row('Each page a document of its own', heap.plain),
        row('React from the first page on', heap.react),
      ]}
    />
  );
}

/** A missed target, with the pages that miss it for the same reason. */
interface Over {
  figure: Figure;
  /** Name of the figure, and of the network where there is one. */
  title: string;
  target: number;
  why: string;
  pages: { path: string; value: number }[];
}

function overOf(): Over[] {
  const groups = new Map<string, Over>();
  const collect = (rows: readonly Row[], figures: Readonly<Record<string, Figure>>, network?: string) => {
    for (const { path, cells } of rows) {
      for (const { name, value, target, missed } of Object.values(cells)) {
        const figure = figures[name];
        if (!figure || !missed || target === undefined) continue;
        const title = [figure.title, network].filter(Boolean).join(', ');
        const why = reasonFor(path, name);
        const key = [title, target, why].join();
        const group = groups.get(key) ?? { figure, title, target, why, pages: [] };
        group.pages.push({ path, value });
        groups.set(key, group);
      }
    }
  };
  collect(pageRows(now), pageFigures);
  for (const network of networks) collect(fieldRows(now, network), fieldFigures, network);
  return [...groups.values()].sort((a, b) => a.title.localeCompare(b.title));
}

/** Every figure that misses its target, with the reason; pages that share one stand together. */
export function OverTable() {
  const over = overOf();
  if (over.length === 0) return <p>No figure misses its target.</p>;
  return (
    <Sheet
      caption={`Missed targets, measured on ${now.date}`}
      columns={['Figure', 'Target', 'Pages', 'Why']}
      rows={over.map(({ figure, title, target, why, pages }) => [
        title,
        [figure.show(target), figure.unit].filter(Boolean).join(' '),
        pages.map(({ path, value }) => `${path} ${figure.show(value)}`).join(', '),
        why,
      ])}
    />
  );
}

const Stamps = styled('ul')({
  ...type.small,
  fontFamily: font.text,
  color: color.text,
  code: { fontFamily: 'monospace', overflowWrap: 'anywhere' },
});

/** When, where and by which command each part was measured. */
export function StampList() {
  const measured = {
    'Pages of the site': now,
    'The same, before': before,
    'Other front ends': peers,
    Heap: heap,
  };
  return (
    <Stamps className="sb-unstyled">
      {Object.entries(measured).map(
        ([what, stamp]) =>
          stamp && (
            <li key={what}>
              <strong>{what}</strong>, {stamp.date}, by <code>{stamp.command}</code> on {stamp.machine}.
            </li>
          ),
      )}
    </Stamps>
  );
}

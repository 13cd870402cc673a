import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { color, font, media, radius, space, type } from '../../../src/theme/tokens';
import type { PageKind } from '../../../tests/measure/targets';
import { kindTitles, pageFigures, pageRows, speed, type Row } from './speedFigures';

const Part = styled('details')({
  ...type.small,
  fontFamily: font.text,
  color: color.text,
  summary: { paddingBlock: space.s, cursor: 'pointer' },
  table: { inlineSize: '100%', borderCollapse: 'collapse' },
  caption: { textAlign: 'start', paddingBlockEnd: space.s, color: color.textSoft },
  'th,td': { paddingBlock: space.xs, textAlign: 'start', fontWeight: 'inherit' },
  th: { inlineSize: '36%', overflowWrap: 'anywhere' },
  'td:nth-of-type(1)': { inlineSize: '5.5em', paddingInline: space.xs, textAlign: 'end' },
});

/** The room of a bar; a line across it is the target. */
const Track = styled('div')({
  position: 'relative',
  blockSize: 16,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: -6,
    insetInlineStart: 'var(--target)',
    borderInlineStart: `2px solid ${color.heading}`,
    [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'Highlight' },
  },
});

const Bar = styled('div')({
  blockSize: '100%',
  inlineSize: 'var(--share)',
  borderRadius: radius.control,
  backgroundColor: color.link,
  // A background is taken away there; a colour of the system is kept.
  [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
});

interface BarsProps {
  /** Name of the figure. */
  figure: string;
  /** Words of the summary above the bars. */
  title: string;
  rows: readonly Row[];
  open: boolean;
}

/** Bars of one figure for some pages, longest first, each with its number. */
function Bars({ figure, title, rows, open }: BarsProps) {
  const shown = pageFigures[figure];
  const cells = rows
    .flatMap(({ path, cells: { [figure]: cell } }) => (cell ? [{ path, ...cell }] : []))
    .sort((a, b) => b.value - a.value);
  const targets = cells.flatMap(({ target }) => (target === undefined ? [] : [target]));
  const target = Math.max(...targets);
  const most = Math.max(target, ...cells.map(({ value }) => value));
  const over = cells.filter(({ missed }) => missed).length;
  if (!shown || targets.length === 0) return null;
  const share = (value: number) => `${((value / most) * 100).toFixed(1)}%`;
  const withUnit = (value: number) => `${shown.show(value)} ${shown.unit}`;
  return (
    <Part open={open}>
      <summary>
        {title}: {cells.length} rows, {over} over the target
      </summary>
      <table>
        <caption>
          {shown.title}; the line is the target of {withUnit(target)}
        </caption>
        <tbody>
          {cells.map(({ path, value, missed }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>
                {withUnit(value)}
                {missed && ' !'}
              </td>
              <td aria-hidden="true">
                <Track style={{ '--target': share(target) } as CSSProperties}>
                  <Bar style={{ '--share': share(value) } as CSSProperties} />
                </Track>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** A graph by page of one figure, one for each kind of page; pages of other front ends stand with the kind that they are like. */
export function SpeedBars({ figure }: { figure: 'bytes' | 'lcp' }) {
  const { now, peers } = speed;
  const own = pageRows(now);
  const others = peers ? pageRows(peers) : [];
  return (
    <div className="sb-unstyled">
      {(Object.entries(kindTitles) as [PageKind, string][]).map(([kind, title]) => (
        <Bars
          key={kind}
          figure={figure}
          title={title}
          rows={[
            ...own.filter((row) => row.kind === kind),
            ...others.filter(({ path }) => path.endsWith(` ${kind}`)),
          ]}
          open={own.filter((row) => row.kind === kind).length <= 12}
        />
      ))}
    </div>
  );
}

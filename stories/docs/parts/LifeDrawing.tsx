import { styled } from '@mui/material/styles';
import { color, font, radius } from '../../../src/theme/tokens';
import type { Life, Step } from './lives';

const lane = { width: 226, gap: 22, head: 44 };
const box = { width: lane.width, padding: 14, gap: 30 };
/** Height of a line, and about how many of its characters fit into a box. */
const lines = {
  title: { height: 21, characters: 26 },
  text: { height: 19, characters: 31 },
  file: { height: 18, characters: 28 },
};

const Scroll = styled('figure')({ margin: 0, overflowX: 'auto' });

const Drawing = styled('svg')({
  display: 'block',
  maxWidth: 'none',
  fontFamily: font.text,
  fill: color.text,
  '& rect': { rx: radius.control },
  '& .lane': { fill: color.surface },
  '& .head': { fill: color.surfaceDark },
  '& .name': { fill: color.textOnDark, fontSize: 14, fontWeight: 600, textAnchor: 'middle' },
  '& .box': { fill: color.page, stroke: color.border },
  '& .title': { fontSize: 15, fontWeight: 600, fill: color.heading },
  '& .text': { fontSize: 13 },
  '& .file': { fontSize: 12, fontFamily: 'monospace', fill: color.link },
  '& .arrow': { fill: 'none', stroke: color.heading, strokeWidth: 2 },
  '& .tip': { fill: color.heading },
});

/** Text in lines of at most so many characters. */
function wrapped(text: string, characters: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= characters)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

interface Line {
  kind: keyof typeof lines;
  words: string;
  /** Its lower edge, from the top of the box. */
  bottom: number;
}

/** What the box of a step says, line by line. */
function linesOf({ title, text, files }: Step, number: number): Line[] {
  const words = [
    ...wrapped(`${number}. ${title}`, lines.title.characters).map((line) => ['title', line] as const),
    ...wrapped(text, lines.text.characters).map((line) => ['text', line] as const),
    ...files.map((file) => ['file', file] as const),
  ];
  const found: Line[] = [];
  for (const [kind, line] of words) {
    const last = found.at(-1);
    const apart = last && last.kind !== kind ? 5 : 0;
    const bottom = (last?.bottom ?? box.padding) + apart + lines[kind].height;
    found.push({ kind, words: line, bottom });
  }
  return found;
}

interface Placed {
  step: Step;
  rows: readonly Line[];
  x: number;
  y: number;
  height: number;
}

const laneX = (at: number) => at * (lane.width + lane.gap);

/** Where each step stands: below the one before it, or a little lower in another column. */
function placed({ steps, lanes }: Life): Placed[] {
  const free = lanes.map(() => lane.head + 16);
  const found: Placed[] = [];
  for (const step of steps) {
    const rows = linesOf(step, found.length + 1);
    const height = (rows.at(-1)?.bottom ?? 0) + box.padding;
    const before = found.at(-1);
    const least = before && before.step.lane !== step.lane ? before.y + before.height / 2 + box.gap : 0;
    const y = Math.max(free[step.lane] ?? 0, least);
    free[step.lane] = y + height + box.gap;
    found.push({ step, rows, x: laneX(step.lane), y, height });
  }
  return found;
}

/** The line from one step to the next: down, or sideways and then down. */
function pathBetween(from: Placed, to: Placed): string {
  const middle = to.x + box.width / 2;
  if (from.x === to.x) return `M${middle} ${from.y + from.height}V${to.y - 8}`;
  const side = from.x < to.x ? from.x + box.width : from.x;
  return `M${side} ${from.y + from.height / 2}H${middle}V${to.y - 8}`;
}

function Box({ rows, x, y, height }: Placed) {
  return (
    <g>
      <rect className="box" x={x} y={y} width={box.width} height={height} />
      {rows.map(({ kind, words, bottom }) => (
        <text key={bottom} className={kind} x={x + box.padding} y={y + bottom - 5}>
          {words}
        </text>
      ))}
    </g>
  );
}

/** A way through the system as a drawing: columns say who does a step, arrows what comes next. Scrolls on phones. */
export function LifeDrawing({ life }: { life: Life }) {
  const boxes = placed(life);
  const width = laneX(life.lanes.length) - lane.gap;
  const height = Math.max(...boxes.map((one) => one.y + one.height)) + 16;
  return (
    <Scroll className="sb-unstyled" role="region" aria-label={life.caption} tabIndex={0}>
      <Drawing width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {life.lanes.map((name, at) => (
          <g key={name}>
            <rect className="lane" x={laneX(at)} width={lane.width} height={height} />
            <rect className="head" x={laneX(at)} width={lane.width} height={lane.head} />
            <text className="name" x={laneX(at) + lane.width / 2} y={lane.head / 2 + 5}>
              {name}
            </text>
          </g>
        ))}
        {boxes.slice(1).map((to, at) => {
          const from = boxes[(to.step.after ?? at + 1) - 1];
          const middle = to.x + box.width / 2;
          return (
            from && (
              <g key={to.step.title}>
                <path className="arrow" d={pathBetween(from, to)} />
                <path className="tip" d={`M${middle - 6} ${to.y - 10}h12l-6 9z`} />
              </g>
            )
          );
        })}
        {boxes.map((one) => (
          <Box key={one.step.title} {...one} />
        ))}
      </Drawing>
    </Scroll>
  );
}

import { mark } from '../../src/theme/mark';
import { valueOf } from '../../src/theme/schemes';
import { color } from '../../src/theme/tokens';
import { contrast } from './contrast';
import { Board, type Shown } from './LogoSheets';
import { Sheet } from './Sheet';

interface DrawingProps {
  /** Side in px. */
  side: number;
  /** Colours other than the usual ones. */
  shield?: string;
  trail?: string;
  /** Without the lean. */
  upright?: boolean;
  /** Stretched to so many times its width. */
  stretch?: number;
  /** Turned by so many degrees. */
  turn?: number;
  /** With the white line of dark grounds. */
  keyline?: boolean;
}

const [x, y, width] = mark.frame;
const middle = `${x + width / 2} ${y + width / 2}`;

/** The mark, right or wrong. */
function Drawing({
  side,
  shield = color.markShield,
  trail = color.hiViz,
  upright = false,
  stretch = 1,
  turn = 0,
  keyline = false,
}: DrawingProps) {
  return (
    <svg
      width={side * stretch}
      height={side}
      viewBox={mark.frame.join(' ')}
      preserveAspectRatio={stretch === 1 ? 'xMidYMid' : 'none'}
      aria-hidden
    >
      <g transform={`rotate(${turn} ${middle}) ${upright ? 'translate(-3.5 0)' : mark.lean}`}>
        {keyline && <path d={mark.shield} fill="none" stroke={color.textOnDark} strokeWidth={mark.keyline} />}
        <path d={mark.shield} fill={shield} />
        <path d={mark.trail} fill={trail} />
        <path d={mark.cross} fill={color.textOnDark} />
      </g>
    </svg>
  );
}

/** Width of an arm of the cross, the measure of everything, in the mark's units. */
const arm = 8;

/** The mark with its clear space: an arm of the cross on every side. */
export function ClearSpace() {
  const [left, top, side] = [x - arm, y - arm, width + 2 * arm];
  return (
    <Board
      label="Clear space"
      least={260}
      items={[
        {
          name: 'Clear space',
          note: 'On every side as much as an arm of the cross is wide. Nothing else stands within.',
          shows: (
            <svg width={220} height={220} viewBox={`${left} ${top} ${side} ${side}`} aria-hidden>
              <rect
                x={left + 0.5}
                y={top + 0.5}
                width={side - 1}
                height={side - 1}
                fill="none"
                stroke={color.border}
                strokeDasharray="2 1.5"
                strokeWidth={0.5}
              />
              <rect x={x} y={y} width={width} height={width} fill={color.surfaceStrong} />
              <g transform={mark.lean}>
                <path d={mark.shield} fill={color.markShield} />
                <path d={mark.trail} fill={color.hiViz} />
                <path d={mark.cross} fill={color.textOnDark} />
              </g>
              <path
                d={`M${left + 0.5} ${y + width / 2}h${arm - 0.5}`}
                stroke={color.text}
                strokeWidth={0.6}
              />
            </svg>
          ),
        },
        {
          name: 'Drawn upright, then leant by 10°',
          note: 'Shield of 33 by 36, three blocks of 5 by 11 and 12, a gap of 1 between all of them.',
          shows: <Drawing side={180} upright />,
        },
      ]}
    />
  );
}

/** The mark at the sizes at which it is used. */
export function Sizes() {
  const sizes = [
    [16, 'A browser’s tab, the least size. An arm of the cross is just under 3 px'],
    [24, 'The least size in print: 6 mm'],
    [44, 'Header and footer'],
    [96, 'A card for sharing'],
  ] as const;
  const items = sizes.map(([side, note]): Shown => ({
    name: `${side} px`,
    note,
    shows: <Drawing side={side} keyline />,
    dark: true,
  }));
  return <Board label="Sizes" items={items} least={150} />;
}

/** What not to do with it. */
export function Misuse() {
  const items: readonly Shown[] = [
    {
      name: 'Not in other colours',
      note: 'Green and white say first aid',
      shows: <Drawing side={88} shield={color.primary} />,
    },
    {
      name: 'Not with a red trail',
      note: 'Red is for emergencies only',
      shows: <Drawing side={88} trail={color.emergency} />,
    },
    { name: 'Not upright', note: 'It leans: “haraka” means fast', shows: <Drawing side={88} upright /> },
    {
      name: 'Not stretched',
      note: 'Width and height change together',
      shows: <Drawing side={72} stretch={1.7} />,
    },
    { name: 'Not turned', note: 'It drives ahead, on level ground', shows: <Drawing side={88} turn={-24} /> },
    {
      name: 'Not on dark without its line',
      note: 'Green on pine is 1.8 : 1',
      shows: <Drawing side={88} />,
      dark: true,
    },
  ];
  return <Board label="What not to do" items={items} least={150} />;
}

const ratio = (front: string, back: string) => `${contrast(front, back).toFixed(2)} : 1`;

/** Colours of the mark and what they stand on. */
export function LogoColours() {
  return (
    <Sheet
      caption="Colours of the logo"
      columns={['Part', 'Token', 'Value', 'Contrast']}
      rows={[
        ['Shield', 'color.markShield', color.markShield, `${ratio(color.markShield, color.page)} on white`],
        [
          'Cross',
          'color.textOnDark',
          color.textOnDark,
          `${ratio(color.textOnDark, color.markShield)} on the shield`,
        ],
        [
          'Trail',
          'color.hiViz',
          color.hiViz,
          `${ratio(color.hiViz, color.surfaceDark)} on pine; on white an ornament`,
        ],
        [
          'Line',
          'color.textOnDark',
          color.textOnDark,
          `${ratio(color.textOnDark, color.surfaceDark)} on pine`,
        ],
        [
          'Name on dark',
          'color.textOnDark',
          color.textOnDark,
          `${ratio(color.textOnDark, color.surfaceDark)} on pine`,
        ],
        ['Name on light', 'color.heading', color.heading, `${ratio(color.heading, color.page)} on white`],
        ['One colour', 'color.text', color.text, `${ratio(color.text, color.page)} on white`],
      ].map(([part, token, value, ratios]) => [part, token, valueOf(value ?? ''), ratios])}
    />
  );
}

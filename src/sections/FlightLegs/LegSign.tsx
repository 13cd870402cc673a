import { color } from '../../theme/tokens';

/** What a leg is: talk between doctors, a road, the air. */
export type LegKind = 'talk' | 'road' | 'air';

/** Shapes of the signs, 60 by 40, standing on their lower edge. */
const signs: Readonly<Record<LegKind, readonly { d: string; fill: string }[]>> = {
  talk: [
    { d: 'M8 0h44v30H30L20 39v-9H8z', fill: color.textOnDark },
    { d: 'M26 5h8v6h6v8h-6v6h-8v-6h-6v-8h6z', fill: color.markShield },
  ],
  road: [
    { d: 'M3 2h40l14 14v16H3z', fill: color.textOnDark },
    { d: 'M3 18h54v6H3z', fill: color.hiViz },
    { d: 'M43 5l10 11H39V5z', fill: color.surfaceDark },
    { d: 'M17 5h10v10H17z', fill: color.markShield },
    {
      d: 'M15 26a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM45 26a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
      fill: color.textOnDarkSoft,
    },
  ],
  air: [
    { d: 'M58 20q0 5-8 5H16L3 8h8l9 10h28q10 0 10 2z', fill: color.textOnDark },
    { d: 'M34 21L20 37h8l16-16zM14 20h40v2H14z', fill: color.hiViz },
    { d: 'M46 18h5l2 2h-7zM38 18h4v2h-4zM31 18h4v2h-4zM24 18h4v2h-4z', fill: color.surfaceDark },
  ],
};

/** A sign of what a leg is; the words say it too. */
export function LegSign({ kind, x, y }: { kind: LegKind; x?: number; y?: number }) {
  return (
    <svg viewBox="0 0 60 40" width={60} height={40} aria-hidden focusable={false} x={x} y={y}>
      {signs[kind].map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  );
}

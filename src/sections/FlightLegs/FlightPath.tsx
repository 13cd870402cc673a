import { color } from '../../theme/tokens';
import { Path } from './FlightLegs.styles';
import { LegSign, type LegKind } from './LegSign';

const leg = 280;
const ground = 172;
const height = 40;

/** The line of a leg: along the ground, or up and down again. */
const lineOf = (kind: LegKind, from: number) =>
  kind === 'air'
    ? `M${from} ${ground}c${leg * 0.2} 0 ${leg * 0.18}-${ground - height} ${leg * 0.42}-${ground - height}h${leg * 0.16}c${leg * 0.24} 0 ${leg * 0.22} ${ground - height} ${leg * 0.42} ${ground - height}`
    : `M${from} ${ground}h${leg}`;

/** The legs as one line over the ground, on wide screens: dots stand for the air. */
export function FlightPath({ kinds }: { kinds: readonly LegKind[] }) {
  const width = leg * kinds.length;
  return (
    <Path viewBox={`0 0 ${width} ${ground + 14}`} aria-hidden focusable={false} fill="none" strokeWidth={5}>
      <path d={`M0 ${ground + 10}h${width}`} stroke={color.border} />
      {kinds.map((kind, index) => (
        <path
          key={lineOf(kind, index * leg)}
          d={lineOf(kind, index * leg)}
          stroke={color.hiViz}
          {...(kind === 'air' && { strokeDasharray: '3 14', strokeLinecap: 'round' })}
        />
      ))}
      {[...kinds, kinds[0]].map((_, index) => (
        <circle
          key={index * leg}
          cx={Math.min(Math.max(index * leg, 12), width - 12)}
          cy={ground}
          r={9}
          fill={color.surfaceDarkest}
          stroke={color.hiViz}
        />
      ))}
      {kinds.map((kind, index) => (
        <LegSign
          key={index * leg}
          kind={kind}
          x={(index + 0.5) * leg - 30}
          y={kind === 'air' ? 18 : ground - 44}
        />
      ))}
    </Path>
  );
}

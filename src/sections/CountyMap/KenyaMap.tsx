import { SiteLink } from '../../components/SiteLink/SiteLink';
import { counties, type County } from '../../domain/counties';
import { countyShapes, mapSize } from './countyShapes';
import { Root } from './KenyaMap.styles';

export interface KenyaMapProps {
  /** The counties that are filled, with the address of their page. */
  links: ReadonlyMap<County, string>;
}

/** Towns that help to find one's place on the map: name, distance from the left and from the top. */
const towns = [
  ['Lodwar', 68, 94],
  ['Marsabit', 164, 125],
  ['Wajir', 246, 149],
  ['Eldoret', 55, 198],
  ['Kisumu', 35, 222],
  ['Garissa', 230, 237],
  ['Mombasa', 231, 381],
] as const;

/**
 * The 47 counties. Those with a page are filled, and lead there. Neither is told to screen readers, nor reached with the keyboard: a
 * list beside the map has the same links by name.
 */
export function KenyaMap({ links }: KenyaMapProps) {
  return (
    <Root
      viewBox={`-2 -2 ${String(mapSize.width + 4)} ${String(mapSize.height + 4)}`}
      aria-hidden
      focusable="false"
    >
      <path
        d={counties
          .filter((county) => !links.has(county))
          .map((county) => countyShapes[county])
          .join('')}
      />
      {[...links].map(([county, to]) => (
        <SiteLink key={county} href={to} tabIndex={-1}>
          <path d={countyShapes[county]} />
        </SiteLink>
      ))}
      {towns.map(([name, x, y]) => (
        <g key={name} pointerEvents="none">
          <circle cx={x} cy={y} r={2} />
          <text
            x={name === 'Mombasa' ? x - 5 : x + 5}
            y={y + 3.5}
            textAnchor={name === 'Mombasa' ? 'end' : 'start'}
          >
            {name}
          </text>
        </g>
      ))}
    </Root>
  );
}

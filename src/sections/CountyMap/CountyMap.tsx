import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { counties, type County } from '../../domain/counties';
import type { Link } from '../../domain/link';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Drawing, List, Root } from './CountyMap.styles';
import { countyShapes, mapSize } from './countyShapes';

export interface CountyMapProps extends SectionBaseProps {
  /** Counties to mark. */
  served: readonly County[];
  /** Text alternative of the map. */
  label: string;
  /** Heading above the names of the marked counties. */
  listTitle: string;
  /** Note about places. */
  note?: string | undefined;
  /** Leads to the page of all counties. */
  more?: Link;
}

const outline = (names: readonly County[]) => names.map((name) => countyShapes[name]).join('');

/** Map of Kenya's 47 counties with those marked in which the service works, and their names beside it. */
export function CountyMap({ served, label, listTitle, note, more, ...section }: CountyMapProps) {
  return (
    <Section {...section}>
      <Root>
        <Drawing
          viewBox={`-2 -2 ${String(mapSize.width + 4)} ${String(mapSize.height + 4)}`}
          role="img"
          aria-label={label}
        >
          <path d={outline(counties.filter((county) => !served.includes(county)))} />
          <path d={outline(served)} />
        </Drawing>
        <Stack spacing={2}>
          <Typography variant="h3">{listTitle}</Typography>
          <List>
            {served.map((county) => (
              <li key={county}>{county}</li>
            ))}
          </List>
          {note !== undefined && <Typography>{note}</Typography>}
          {more && (
            <p>
              <SiteLink href={more.to}>{more.label}</SiteLink>
            </p>
          )}
        </Stack>
      </Root>
    </Section>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { styleData } from '../../theme/attributes';
import { Frame, List, Parts, Root, Stop, When, Words, You } from './CallTimeline.styles';

/** One stop of the way. */
export interface CallStop {
  /** When it happens, in words: "While you speak". */
  when: string;
  /** What the service aims at, in figures; only where it has set them. */
  aim?: string | undefined;
  /** What happens. */
  title: string;
  /** What the service does, in one or two sentences. */
  text: string;
  /** The same drawn. */
  picture: Picture;
  /** Which part of a drawing that is too high for its frame is kept: the middle, unless told otherwise. */
  keep?: 'bottom';
  /** What the caller does. */
  you: string;
}

export interface CallTimelineProps {
  /** Id of the section, for links to it. */
  id: string;
  /** Name of the list for those who do not see the road. */
  label: string;
  /** Links to other parts of the page, above the road, with the name of their group. */
  parts?: { label: string; links: readonly Link[] };
  /** Stands before what the caller does: "You". */
  youLabel: string;
  /** The stops in their order. */
  stops: readonly CallStop[];
  /** One quiet sentence at the end of the road. */
  note?: string | undefined;
}

/** What happens after a call, as a road with numbered posts: when, what the service does, and what the caller does meanwhile. */
export function CallTimeline({ id, label, parts, youLabel, stops, note }: CallTimelineProps) {
  return (
    <Root component="section" id={id} aria-label={label}>
      {parts && (
        <Parts aria-label={parts.label}>
          <ul>
            {parts.links.map(({ label: words, to }) => (
              <li key={to}>
                <Button variant="quiet" href={to}>
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        </Parts>
      )}
      <List>
        {stops.map(({ when, aim, title, text, picture, keep, you }) => (
          <Stop key={title}>
            <Words>
              <When>
                <span>{when}</span>
                {aim !== undefined && <span>{aim}</span>}
              </When>
              <Typography variant="h3" component="h2">
                {title}
              </Typography>
              <Typography>{text}</Typography>
            </Words>
            <Frame {...data(styleData, { position: keep })}>
              <SitePicture picture={picture} decorative />
            </Frame>
            <You>
              <b>{youLabel}</b> {you}
            </You>
          </Stop>
        ))}
      </List>
      {note !== undefined && <Typography variant="small">{note}</Typography>}
    </Root>
  );
}

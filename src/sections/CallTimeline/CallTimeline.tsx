import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { styleData } from '../../theme/attributes';
import { Frame, List, Parts, Root, Stop, When, Words, You } from './CallTimeline.styles';

/** One stop of the timeline. */
export interface CallStop {
  /** When it happens, in words: "While you speak". */
  when: string;
  /** Target of the service, in figures; only if it has set one. */
  aim?: string | undefined;
  /** What happens. */
  title: string;
  /** What the service does, in one or two sentences. */
  text: string;
  /** Drawing of it. */
  picture: Picture;
  /** Part of a drawing that stays visible when it is too high for its frame. Default: the middle. */
  keep?: 'bottom';
  /** What the caller does. */
  you: string;
}

export interface CallTimelineProps {
  /** Id of the section, for links to it. */
  id: string;
  /** Name of the list, for screen readers. */
  label: string;
  /** Links to other parts of the page, above the timeline, with the name of their group. */
  parts?: { label: string; links: readonly Link[] };
  /** Label of what the caller does: "You". */
  youLabel: string;
  /** The stops in their order. */
  stops: readonly CallStop[];
  /** Note at the end of the timeline. */
  note?: string | undefined;
}

/** What happens after a call, as a road with numbered posts: time, what the service does, and what the caller does meanwhile. */
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

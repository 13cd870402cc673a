import LockIcon from '@mui/icons-material/Lock';
import PlaceIcon from '@mui/icons-material/Place';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { placeData, type PlaceState } from '../../behaviours/place/placeContract';
import { attachPlaceFinder } from '../../behaviours/place/placeFinder';
import { data, ownedByBehaviour } from '../../components/behaviourProps';
import { Root as Row } from '../../components/LinkRow/LinkRow.styles';
import { useBehaviour } from '../../components/useBehaviour';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { DrawnMap } from './DrawnMap';
import { FoundPlace } from './FoundPlace';
import { Ask, Intro, Note, Root } from './PlaceFinder.styles';
import { PlaceCall } from './PlaceCall';
import { PlaceDrawing } from './PlaceDrawing';
import { PlaceQuestions } from './PlaceQuestions';
import { part, when, written, type PlaceFinderContent } from './placeParts';
import { SendPlace } from './SendPlace';

export interface PlaceFinderProps extends PlaceFinderContent {
  /** Its heading. */
  title: string;
  /** One or two sentences under it. */
  lead: string;
  /** Level of the heading: `h1` if the page has no other topic. */
  heading?: 'h1' | 'h2';
}

/**
 * Tells where somebody is: the phone's position as a code to read out and a message to send, or five questions whose
 * answers make the same message. Needs no React and no network; without JavaScript the questions can be read.
 */
export function PlaceFinder({ title, lead, heading = 'h2', ...content }: PlaceFinderProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachPlaceFinder);
  const { call, labels, words } = content;
  const below = heading === 'h1' ? 'h2' : 'h3';
  return (
    <Root
      ref={root}
      {...data(placeData, { place: true, state: 'ask' satisfies PlaceState, words: JSON.stringify(words) })}
      {...ownedByBehaviour}
    >
      <Intro>
        <Typography component={heading} variant="h1">
          {title}
        </Typography>
        <Typography>{lead}</Typography>
      </Intro>
      <Ask {...part('ask')}>
        <DrawnMap />
        <PlaceCall call={call} note={labels.callNote} />
        <Button startIcon={<PlaceIcon />} {...part('find')}>
          <span {...when('ask')}>{labels.find}</span>
          <span hidden {...when('seeking')}>
            {labels.finding}
          </span>
        </Button>
        <Note {...when('ask')}>
          <LockIcon />
          <span>{labels.why}</span>
        </Note>
        <div hidden {...when('seeking')}>
          <Typography {...part('looking')}>{labels.looking}</Typography>
          <Typography hidden {...part('hint')}>
            {labels.hint}
          </Typography>
        </div>
        <Row href="#describe" {...part('inWords')}>
          <span>
            <strong>{labels.inWords}</strong>
            <small>{labels.inWordsText}</small>
          </span>
        </Row>
      </Ask>
      <FoundPlace {...content} heading={below} />
      <PlaceQuestions {...content} heading={below} />
      <SendPlace {...content} heading={below} />
      <PlaceDrawing {...content} />
      <Typography variant="small">{labels.offline}</Typography>
      <VisuallyHidden>
        <span role="status" {...written('status')} />
      </VisuallyHidden>
    </Root>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PlaceCode } from '../../components/PlaceCode/PlaceCode';
import { Facts, Found, Heading, Label, Warning } from './FoundPlace.styles';
import { PlaceCall } from './PlaceCall';
import { part, when, written, type PlaceFinderContent } from './placeParts';

/** Placeholder address of the map link, which is hidden until there is a place. */
const anyMap = 'https://maps.google.com/';

interface FoundPlaceProps extends PlaceFinderContent {
  /** Level of its heading. */
  heading: 'h2' | 'h3';
}

/** A place that the phone has found: accuracy, the code to read out, the number to call, and the direction from the county town. */
export function FoundPlace({ heading, call, labels, words }: FoundPlaceProps) {
  return (
    <Found>
      <div>
        <Heading component={heading} variant="h2" tabIndex={-1} {...part('heading')}>
          {labels.finding}
        </Heading>
        <Typography variant="small">
          <span {...written('scale')} /> <span {...written('progress')} />
        </Typography>
      </div>
      <div>
        <Label>{labels.readOut}</Label>
        <PlaceCode labels={{ name: labels.code, plus: words.plus, say: labels.sayPlus }} />
      </div>
      <PlaceCall call={call} note={labels.readNote} />
      <Facts>
        <dt>{labels.short}</dt>
        <dd translate="no" {...written('short')} />
        <dt>{labels.town}</dt>
        <dd {...written('town')} />
        <dt>{labels.position}</dt>
        <dd>
          <span dir="ltr" translate="no" {...written('coordinates')} />{' '}
          <a href={anyMap} target="_blank" rel="noopener noreferrer" {...part('map')}>
            {labels.map}
          </a>
        </dd>
      </Facts>
      <Warning hidden {...part('note')}>
        <strong hidden {...when('rough')}>
          <span {...written('rough')} />
        </strong>
        <div hidden {...when('old')}>
          <strong>
            {labels.old} <span {...written('age')} />
          </strong>
          <p>{labels.oldText}</p>
          <Button variant="quiet" {...part('anew')}>
            {labels.again}
          </Button>
        </div>
      </Warning>
    </Found>
  );
}

import { Root as Row } from '../../components/LinkRow/LinkRow.styles';
import { Drawing, Figures } from './PlaceDrawing.styles';
import { part, written, type PlaceFinderContent } from './placeParts';

/**
 * Draws only what is known: the accuracy circle with the code's square, and the direction from the town; with a link to the
 * questions for people who are elsewhere.
 */
export function PlaceDrawing({ labels }: PlaceFinderContent) {
  return (
    <Drawing>
      <Figures>
        <figure>
          <svg viewBox="-52 -52 104 104" aria-hidden>
            <circle r="46" {...part('circle')} />
            <rect {...part('square')} />
            <circle r="3" />
          </svg>
          <figcaption>
            <strong {...written('accuracy')} /> {labels.circle}
          </figcaption>
        </figure>
        <figure>
          <svg viewBox="-52 -52 104 104" aria-hidden>
            <circle r="38" />
            <text y="-42">{labels.north}</text>
            <path d="M0 0V-32M-7-25L0-33 7-25" {...part('arrow')} />
            <circle r="3" />
          </svg>
          <figcaption>{labels.compass}</figcaption>
        </figure>
      </Figures>
      <Row href="#describe" {...part('wrong')}>
        <span>
          <strong>{labels.wrong}</strong>
          <small>{labels.wrongText}</small>
        </span>
      </Row>
    </Drawing>
  );
}

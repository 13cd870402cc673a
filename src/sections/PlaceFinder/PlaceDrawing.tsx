import { Drawing } from './PlaceDrawing.styles';
import { part } from './placeParts';

interface PlaceDrawingProps {
  /** Below the circle: what it is. */
  circle: string;
  /** Below the compass: what it is. */
  compass: string;
  /** Letter of north. */
  north: string;
}

/** What is known, drawn and nothing else: the circle in which the place is with the code's square, and the direction from the town. */
export function PlaceDrawing({ circle, compass, north }: PlaceDrawingProps) {
  return (
    <Drawing>
      <figure>
        <svg viewBox="-52 -52 104 104" aria-hidden>
          <circle r="46" {...part('circle')} />
          <rect {...part('square')} />
          <circle r="3" />
        </svg>
        <figcaption>
          <strong {...part('accuracy')} /> {circle}
        </figcaption>
      </figure>
      <figure>
        <svg viewBox="-52 -52 104 104" aria-hidden>
          <circle r="38" />
          <text y="-42">{north}</text>
          <path d="M0 0V-32M-7-25L0-33 7-25" {...part('arrow')} />
          <circle r="3" />
        </svg>
        <figcaption>{compass}</figcaption>
      </figure>
    </Drawing>
  );
}

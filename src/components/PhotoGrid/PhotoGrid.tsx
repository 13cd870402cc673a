import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { styleData } from '../../theme/attributes';
import { data, needsReact, ownedByBehaviour } from '../behaviourProps';
import { SitePicture } from '../SitePicture/SitePicture';
import { captionOf, type PhotoGridItem } from './captionOf';
import { Photo, Root } from './PhotoGrid.styles';

export interface PhotoGridProps {
  /** The pictures, in their order. */
  items: readonly PhotoGridItem[];
  /** Whether phones show one row that is swiped, instead of two pictures in each row. */
  film?: boolean | undefined;
  /** Called with the number of the picture that is pressed, from 0; without it each leads to its full size. */
  onOpen?: (index: number) => void;
  /** Number of the picture that is being opened, from 0. */
  busyIndex?: number;
}

/** Whether a press asks for a new tab, a new window or a download, which stays with the browser. */
const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Pictures with captions, two in a row on phones, with no hole where their number is odd; each leads to its full size, or opens as the parent wants. */
export function PhotoGrid({ items, film, onOpen, busyIndex }: PhotoGridProps) {
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!onOpen || isModified(event)) return;
    event.preventDefault();
    // Not every browser focuses a link that is pressed, and the focus has to find its way back.
    event.currentTarget.focus({ preventScroll: true });
    onOpen(index);
  };
  return (
    <Root {...data(styleData, { row: film })}>
      {items.map(({ picture, caption }, index) => (
        <li key={picture.src}>
          <Photo>
            <a
              href={picture.src}
              {...(onOpen && needsReact('click'))}
              aria-busy={index === busyIndex ? true : undefined}
              onClick={(event) => {
                open(event, index);
              }}
              {...ownedByBehaviour}
            >
              <SitePicture picture={picture} />
            </a>
            <Typography component="figcaption" variant="small" color="textSecondary">
              {captionOf({ picture, caption })}
            </Typography>
          </Photo>
        </li>
      ))}
    </Root>
  );
}

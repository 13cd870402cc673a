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
  /** Whether phones show one row that is swiped, instead of two pictures per row. */
  film?: boolean | undefined;
  /** Called with the index of the pressed picture, from 0; without it each picture links to its full size. */
  onOpen?: (index: number) => void;
  /** Index of the picture that is being opened, from 0. */
  busyIndex?: number;
}

/** Whether a click asks for a new tab, a new window or a download, which is left to the browser. */
const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Pictures with captions, two per row on phones, without a gap for an odd number; each links to its full size, or calls `onOpen`. */
export function PhotoGrid({ items, film, onOpen, busyIndex }: PhotoGridProps) {
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!onOpen || isModified(event)) return;
    event.preventDefault();
    // Not every browser focuses a link on click, and the focus has to return here.
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

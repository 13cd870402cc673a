import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Button from '@mui/material/Button';
import { useId, type CSSProperties, type KeyboardEvent } from 'react';
import { styleData } from '../../theme/attributes';
import { breakpoint } from '../../theme/tokens';
import { fill } from '../../domain/fill';
import { data } from '../behaviourProps';
import { DialogFrame } from '../DialogFrame/DialogFrame';
import { captionOf, type PhotoGridItem } from '../PhotoGrid/captionOf';
import { SitePicture } from '../SitePicture/SitePicture';
import { Arrows, ImageFrame, Sizer, Slide, Stage, Status, Text } from './AlbumDialog.styles';
import { useSaveData } from './useSaveData';
import { useSwipe } from './useSwipe';

/** Width of a picture on each screen, for `sizes`, when its height does not limit it. */
const stageWidth = `(min-width:${breakpoint.medium}px) min(100vw - 112px, 832px), calc(100vw - 32px)`;

/** Words of the album dialog. */
export interface AlbumDialogLabels {
  /** Name of the close button. */
  close: string;
  /** Button that shows the picture before. */
  previous: string;
  /** Button that shows the next picture. */
  next: string;
  /** Which picture is shown: `Picture {n} of {total}`. */
  position: string;
}

export interface AlbumDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is to close: Esc, Back, the close button, or a press beside it. */
  onClose: () => void;
  /** Title of the dialog: the album's name. */
  title: string;
  /** The album's pictures, in their order. */
  items: readonly PhotoGridItem[];
  /** Number of the picture that is shown, from 0. */
  index: number;
  /** Called with the number of the picture to show next. */
  onIndexChange: (index: number) => void;
  /** All other words. */
  labels: AlbumDialogLabels;
}

/**
 * An album's pictures one at a time, as large as the screen allows; controlled by the buttons, arrow keys, Home, End or a
 * swipe. Does not wrap at the ends. Returns the focus when it closes.
 */
export function AlbumDialog(props: AlbumDialogProps) {
  const { open, onClose, title, items, index, onIndexChange, labels } = props;
  const statusId = useId();
  const near = useSaveData() ? 0 : 1;
  const total = items.length;
  const shown = items[index];
  const go = (to: number) => {
    if (to !== index && to >= 0 && to < total) onIndexChange(to);
  };
  const swipe = useSwipe((step) => {
    go(index + step);
  });
  const goByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const wanted = new Map([
      ['ArrowRight', index + onward],
      ['ArrowLeft', index - onward],
      ['Home', 0],
      ['End', total - 1],
    ]).get(event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    go(wanted);
  };
  const position = (number: number) => fill(labels.position, { n: number + 1, total });
  const arrow = (step: 1 | -1) => (
    <Button
      variant="arrow"
      aria-label={step === 1 ? labels.next : labels.previous}
      aria-disabled={step === 1 ? index >= total - 1 : index <= 0}
      onClick={() => {
        go(index + step);
      }}
    >
      {step === 1 ? <NextIcon /> : <PreviousIcon />}
    </Button>
  );
  const foot = (
    <>
      <Text>
        <Status role="status" id={statusId}>
          <p>{shown && captionOf(shown)}</p>
          {total > 1 && <p>{position(index)}</p>}
        </Status>
        {items.map((item, number) => (
          <Sizer
            key={item.picture.src}
            aria-hidden
            {...data(styleData, { caption: captionOf(item), position: position(number) })}
          />
        ))}
      </Text>
      {total > 1 && (
        <Arrows>
          {arrow(-1)}
          {arrow(1)}
        </Arrows>
      )}
    </>
  );
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={labels.close}
      maxWidth="md"
      dark
      describedBy={statusId}
      onKeyDown={goByKey}
      actions={foot}
    >
      <Stage {...swipe}>
        {items.map(
          ({ picture }, number) =>
            Math.abs(number - index) <= near && (
              <Slide key={picture.src} {...data(styleData, { shown: number === index })}>
                <ImageFrame style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
                  <SitePicture picture={picture} sizes={stageWidth} />
                </ImageFrame>
              </Slide>
            ),
        )}
      </Stage>
    </DialogFrame>
  );
}

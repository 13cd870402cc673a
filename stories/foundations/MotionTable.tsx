import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { color, media, motion, radius, space } from '../../src/theme/tokens';
import { Sheet } from './Sheet';

const across = keyframes({ to: { insetInlineStart: `calc(100% - ${space.m}px)` } });

const Track = styled('div')({
  position: 'relative',
  inlineSize: 200,
  blockSize: space.m,
  borderRadius: radius.pill,
  background: color.surfaceStrong,
  '& > div': {
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: space.m,
    blockSize: space.m,
    borderRadius: radius.pill,
    background: color.primary,
  },
  // Moves only under the pointer: the page itself keeps the rules it states.
  '&:hover > div': { animation: `${across} var(--ms) linear forwards` },
  [media.reducedMotion]: { '&:hover > div': { animation: 'none' } },
});

const uses: Readonly<Record<keyof typeof motion, string>> = {
  slideInterval: 'From one slide of the hero slider to the next',
  popupLife: 'How long the welcome popup stays',
  actionsFadeIn: 'How long the contact actions fade in',
  quick: 'What answers at once: hover, focus, a star',
  calm: 'What goes a way: the header, the popup, an arrow that turns',
};

/** Every duration, with its use and a dot that shows it. */
export function MotionTable() {
  const names = Object.keys(motion) as (keyof typeof motion)[];
  return (
    <Sheet
      caption="Durations: point at a track to see one"
      columns={['Name', 'ms', 'For', 'Looks like']}
      rows={names.map((name) => [
        name,
        motion[name].toLocaleString('en-KE'),
        uses[name],
        <Track key="track" style={{ ['--ms' as string]: `${motion[name]}ms` }}>
          <div />
        </Track>,
      ])}
    />
  );
}

import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { color, media, radius, space } from '../../src/theme/tokens';
import { TokenTable } from './TokenTable';

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

/** Every duration, with its use and a dot that shows it. */
export function MotionTable() {
  return (
    <TokenTable
      group="motion"
      caption="Durations: point at a track to see one"
      columns={['ms', 'Looks like']}
      cells={({ value }) => [
        value.toLocaleString('en-KE'),
        <Track key="track" style={{ ['--ms' as string]: `${value}ms` }}>
          <div />
        </Track>,
      ]}
    />
  );
}

import { styled } from '@mui/material/styles';
import { carouselData } from '../../behaviours/contract';
import { scrollRow } from '../../theme/scrollRow';
import { color, media, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ClinicsCarousel: 'controls' | 'status' | 'row';
  }
}

const { cards, step } = carouselData;
const gap = space.m;
const share = (shown: number) => `calc((100% - ${String(gap * (shown - 1))}px)/${String(shown)})`;

export const Controls = styled('div', { name: 'ClinicsCarousel', slot: 'Controls' })({
  display: 'grid',
  gridTemplateColumns: `minmax(0,1fr) ${size.emergencyTarget}px ${size.emergencyTarget}px`,
  alignItems: 'center',
  gap: space.s,
  '& button': { gridRow: 1, gridColumn: 2 },
  // Fixed columns: a button keeps its place when the other one is hidden.
  [`& [${step}="1"]`]: { gridColumn: 3 },
  [`${media.noScript},print`]: { display: 'none' },
});

export const Status = styled('p', { name: 'ClinicsCarousel', slot: 'Status' })({
  color: color.textSoft,
  fontVariantNumeric: 'tabular-nums',
  [`& > [${cards}=many]`]: { display: 'none' },
  [media.medium]: {
    [`& > [${cards}=many]`]: { display: 'inline' },
    [`& > [${cards}=one]`]: { display: 'none' },
  },
});

export const Row = styled('ul', { name: 'ClinicsCarousel', slot: 'Row' })({
  ...scrollRow,
  gap,
  '& > li': { flex: `0 0 ${share(1)}`, minWidth: 0, scrollSnapAlign: 'start' },
  [media.medium]: { '& > li': { flexBasis: share(2) } },
  [media.wide]: { '& > li': { flexBasis: share(3) } },
  // The visible edge of the next card shows that there is more.
  [media.noScript]: { ...scrollRow[media.noScript], '& > li': { maxWidth: '86%' } },
  [media.print]: { flexWrap: 'wrap', overflow: 'visible' },
});

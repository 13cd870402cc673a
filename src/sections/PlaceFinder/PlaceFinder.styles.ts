import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { placeData } from '../../behaviours/place/placeContract';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.styles';
import { color, media, size, space } from '../../theme/tokens';
import { inState } from './placeParts';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    PlaceFinder:
      | 'root'
      | 'intro'
      | 'ask'
      | 'map'
      | 'note'
      | 'found'
      | 'heading'
      | 'label'
      | 'facts'
      | 'warning'
      | 'describe'
      | 'questions'
      | 'send'
      | 'message'
      | 'ways'
      | 'drawing'
      | 'figures';
  }
}

const { ready, state } = placeData;

/** Two columns on wide screens. */
export const halves = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  columnGap: space.xxlPlus,
} as const;

export const Root = styled(Container, { name: 'PlaceFinder', slot: 'Root' })({
  gap: space.m,
  paddingBlock: `${space.m}px ${space.xl}px`,
  scrollMarginBlockStart: size.header,
  // Readable line length.
  '& > *': { maxWidth: '35rem' },
  [media.medium]: { paddingBlockStart: space.xl },
  // What is known in one column, what to do with it in the other.
  [media.wide]: { ...halves, alignItems: 'start', '& > *': { maxWidth: 'none' } },
}) as typeof Container;

export const Intro = styled('div', { name: 'PlaceFinder', slot: 'Intro' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.xs,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.s,
  },
  '& a': { paddingBlock: space.xs },
  [media.wide]: { gridColumn: 1 },
  // Every extra line of the title takes a line from the button on the first screen.
  '& h1': { fontSize: 'min(12vw,1.75rem)' },
  [media.medium]: { '& h1': { fontSize: '2.25rem' } },
  // In these states another heading is shown in its place; screen readers read both.
  [`[${state}]:is(${inState('found')},${inState('describe')}) > &`]: visuallyHidden,
});

export const Ask = styled('div', { name: 'PlaceFinder', slot: 'Ask' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.sPlus,
  '& [hidden]': { display: 'none' },
  // As high as the button that replaces it once it can be pressed.
  '& > a:first-of-type,& > button': { minHeight: 58, fontSize: '1.125rem' },
  [`[${ready}] > & > a:first-of-type`]: { display: 'none' },
  [`[${state}]:not([${ready}]) > & > button`]: { display: 'none' },
  [`[${state}]:is(${inState('found')},${inState('describe')}) > &`]: { display: 'none' },
  [media.wide]: { ...halves, gridColumn: '1 / -1', alignItems: 'start', '& > *': { gridColumn: 1 } },
  [`${media.noScript},print`]: { '& > p,& > a:last-of-type': { display: 'none' } },
});

export const Note = styled('p', { name: 'PlaceFinder', slot: 'Note' })({
  display: 'flex',
  gap: space.sPlus,
  color: color.textSoft,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '& svg': { flex: 'none', width: 20, height: 20 },
});

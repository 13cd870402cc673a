import { styled } from '@mui/material/styles';
import { color, font, media, radius, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    QuestionCard: 'root' | 'answers';
  }
}

/** Answers beside each other, as long as each has room for a short word. */
const inRow = { gridTemplateColumns: 'repeat(auto-fit,minmax(min(5.5em,100%),1fr))' } as const;

export const Answers = styled('ul', { name: 'QuestionCard', slot: 'Answers' })({
  display: 'grid',
  gap: space.s,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    minHeight: 60,
    padding: `${space.xs}px ${space.field}px`,
    border: `2px solid ${color.link}`,
    borderRadius: radius.card,
    backgroundColor: color.page,
    color: color.heading,
    fontFamily: font.heading,
    ...type.h3,
    lineHeight: 1.2,
    textDecoration: 'none',
    textWrap: 'balance',
    '&:hover': { backgroundColor: color.surfaceStrong },
  },
});

export const Root = styled('div', {
  name: 'QuestionCard',
  slot: 'Root',
  shouldForwardProp: (name) => name !== 'inPanel',
})<{ inPanel: boolean }>(({ inPanel }) => ({
  display: 'grid',
  gap: space.control,
  padding: space.sPlus,
  borderInlineStart: `5px solid ${color.accent}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceWarm,
  '& p': { fontSize: '0.9375rem', lineHeight: 1.35 },
  // Paper has no links: its reader has the pages themselves.
  [media.print]: { display: 'none' },
  ...(!inPanel && {
    '& ul': inRow,
    '& ul a': {
      justifyContent: 'center',
      paddingInline: space.xs,
      fontSize: '1.0625rem',
      textAlign: 'center',
    },
    // One band: the words beside the answers.
    [media.wide]: {
      gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)',
      alignItems: 'center',
      gap: space.xl,
      padding: space.l,
      '& h2': type.h2,
      '& p': { fontSize: '1.0625rem' },
      '& ul a': { minHeight: 68, fontSize: '1.25rem' },
    },
  }),
}));

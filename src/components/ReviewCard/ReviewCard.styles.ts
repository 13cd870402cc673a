import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ReviewCard: 'header' | 'quote' | 'author';
  }
}

export const Header = styled(Stack, { name: 'ReviewCard', slot: 'Header' })({
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBlockEnd: space.s,
  // The negative margin keeps a card with the tag as high as one without.
  [`& > [${styleData.example}]`]: { marginBlock: -space.xs },
});

export const Quote = styled('blockquote', { name: 'ReviewCard', slot: 'Quote' })({
  margin: 0,
  fontSize: '1.125rem',
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', quotes: '"\\201C" "\\201D"' },
  '& p::before': { content: 'open-quote' },
  '& p::after': { content: 'close-quote' },
});

export const Author = styled(CardContent, { name: 'ReviewCard', slot: 'Author' })({
  flexDirection: 'row',
  flexGrow: 0,
  alignItems: 'center',
  gap: space.field,
  margin: `${space.m}px ${space.l}px 0`,
  padding: `${space.m}px 0 ${space.l}px`,
  borderBlockStart: `1px solid ${color.rule}`,
  lineHeight: 1.4,
  '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block' },
}) as typeof CardContent;

import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { color, font, radius, space } from '../../theme/tokens';

export const Root = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  height: '100%',
  padding: space.l,
  // Room for the longest word of the link at twice its size.
  '@media (max-width:359px)': { paddingInline: space.m },
  boxSizing: 'border-box',
  borderRadius: radius.card,
  '& > a': { marginBlockStart: 'auto', alignSelf: 'start', maxWidth: '100%' },
}) as typeof Card;

export const When = styled('p')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockEnd: space.m,
  borderBlockEnd: `2px solid ${color.rule}`,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: color.textSoft,
  '& strong': {
    fontFamily: font.heading,
    // The longest day stays in one line on a narrow phone with text at twice its size.
    fontSize: 'min(1.625rem,11vw)',
    fontWeight: 700,
    lineHeight: 1.15,
    color: color.heading,
  },
});

import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { color, font, space } from '../../theme/tokens';

export const Schedule = styled(Stack, { name: 'ClinicCard', slot: 'Schedule' })({
  gap: space.xs,
  marginBlockEnd: space.s,
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
}) as typeof Stack;

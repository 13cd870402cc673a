import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { color, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ClinicCard: 'title' | 'schedule';
  }
}

export const Title = styled(Typography, { name: 'ClinicCard', slot: 'Title' })({
  // Keeps the longest name on one line on a narrow phone with text at 200 %.
  fontSize: 'min(1.5rem,9vw)',
});

export const Schedule = styled(Stack, { name: 'ClinicCard', slot: 'Schedule' })({
  gap: space.xs,
  paddingBlockStart: space.sPlus,
  borderBlockStart: `2px solid ${color.rule}`,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: color.textSoft,
  '& strong': { color: color.heading },
}) as typeof Stack;

import { styled } from '@mui/material/styles';
import { color, font, media } from '../../theme/tokens';

export const List = styled('dl')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0,1fr)',
  '& div': { paddingBlockStart: 12, borderBlockStart: `2px solid ${color.rule}` },
  '& dt': { fontFamily: font.heading, fontWeight: 700, color: color.heading },
  [media.medium]: { gridTemplateColumns: 'repeat(auto-fit,minmax(12rem,1fr))', gap: 32 },
  // Columns of a sheet of paper are too narrow for answers.
  [media.print]: { display: 'block', '& div': { border: 0 } },
});

import { styled } from '@mui/material/styles';
import { color, font, media } from '../../theme/tokens';

export const List = styled('dl', { name: 'ShortAnswers', slot: 'List' })({
  display: 'grid',
  gap: '16px 32px',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,12rem),1fr))',
  marginBlockStart: 8,
  '& div': { paddingBlockStart: 12, borderBlockStart: `2px solid ${color.rule}` },
  '& dt': { fontFamily: font.heading, fontWeight: 700, color: color.heading },
  // Columns of a sheet of paper are too narrow for answers.
  [media.print]: { display: 'block', '& div': { border: 0 } },
});

import { styled } from '@mui/material/styles';
import { color, font, media, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ShortAnswers: 'list';
  }
}

export const List = styled('dl', { name: 'ShortAnswers', slot: 'List' })({
  display: 'grid',
  gap: `${space.sPlus}px ${space.xl}px`,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,12rem),1fr))',
  '& div': { paddingBlockStart: space.sPlus, borderBlockStart: `2px solid ${color.rule}` },
  '& dt': { fontFamily: font.heading, fontWeight: 700, color: color.heading },
  // Columns on paper are too narrow for the answers.
  [media.print]: { display: 'block', '& div': { border: 0 } },
});

import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    FaqAccordion: 'root';
  }
}

export const Root = styled('div', { name: 'FaqAccordion', slot: 'Root' })({
  display: 'grid',
  alignItems: 'start',
  gap: `${space.s}px ${space.l}px`,
  // Two columns when both are wide enough for a question in one or two lines.
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,27rem),1fr))',
});

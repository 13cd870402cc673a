import { styled } from '@mui/material/styles';
import { onDarkSurface } from '../../theme/attributes';
import { cramped, roomy } from '../../theme/overrides/dialogs';
import { color, layer, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DialogFrame: 'header';
  }
}

export const Header = styled('div', { name: 'DialogFrame', slot: 'Header' })({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.raised,
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  paddingBlock: `max(${space.s}px,env(safe-area-inset-top)) ${space.s}px`,
  paddingInline: `max(${space.m}px,env(safe-area-inset-left)) max(${space.s}px,env(safe-area-inset-right))`,
  // Aligned with the content below.
  [roomy]: { paddingInlineStart: space.l },
  borderBlockEnd: `1px solid ${color.rule}`,
  backgroundColor: color.page,
  [cramped]: { position: 'static' },
  // Nothing may cover the pictures.
  [onDarkSurface]: { position: 'static', border: 0, backgroundColor: 'transparent' },
});

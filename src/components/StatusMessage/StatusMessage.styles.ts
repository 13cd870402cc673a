import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    StatusMessage: 'root' | 'actions';
  }
}

// Without a message it stays in the accessibility tree, but takes no gap of its parent.
export const Root = styled('div', { name: 'StatusMessage', slot: 'Root' })({
  '&:empty': { position: 'absolute' },
});

export const Actions = styled(Stack, { name: 'StatusMessage', slot: 'Actions' })({
  gap: space.sPlus,
  // Also below the icon: beside it the words of large buttons would break on a small phone.
  marginInlineStart: `calc(-1.5rem - ${space.control}px)`,
  '&:empty': { display: 'none' },
});

import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

// Stays in the accessibility tree without a message, and takes no gap of its parent.
export const Root = styled('div', { name: 'StatusMessage', slot: 'Root' })({
  '&:empty': { position: 'absolute' },
});

export const Actions = styled(Stack, { name: 'StatusMessage', slot: 'Actions' })({
  gap: 12,
  // Under the sign, too: beside it the words of large buttons would break on a small phone.
  marginInlineStart: 'calc(-1.5rem - 10px)',
  '&:empty': { display: 'none' },
});

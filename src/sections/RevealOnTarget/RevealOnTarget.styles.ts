import { styled } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    RevealOnTarget: 'root';
  }
}

export const Root = styled('div', { name: 'RevealOnTarget', slot: 'Root' })({
  display: 'none',
  '&:target': { display: 'block' },
  // A rule of its own: browsers without `:has()` would drop the whole rule.
  '&:has(:target)': { display: 'block' },
});

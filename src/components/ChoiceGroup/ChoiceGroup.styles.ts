import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { focusRing } from '../../theme/overrides/focus';
import { color, media, radius, size, space, type } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ChoiceGroup: 'choices' | 'choice';
  }
}

export const Choices = styled('div', { name: 'ChoiceGroup', slot: 'Choices' })({
  display: 'grid',
  gap: space.s,
  marginBlockStart: space.s,
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,20rem),1fr))',
});

export const Choice = styled('label', { name: 'ChoiceGroup', slot: 'Choice' })({
  display: 'flex',
  // With large text the label moves below the button when the longest word does not fit beside it.
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `0 ${space.control}px`,
  minHeight: size.emergencyTarget + 4,
  padding: `${space.xsPlus}px ${space.control}px`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    accentColor: color.primary,
    cursor: 'inherit',
  },
  '& span': {
    display: 'grid',
    flex: '1 1 min-content',
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    lineHeight: 1.35,
  },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: type.small.fontSize, color: color.textSoft },
  '&:hover': { borderColor: color.text },
  '&:has(:checked)': { borderColor: color.primary, backgroundColor: color.surfaceStrong },
  [`[${styleData.invalid}] &`]: { borderColor: color.error },
  '&:has(:focus-visible)': focusRing,
  '& input:focus-visible': { outline: 'none', boxShadow: 'none' },
  [media.forcedColors]: { '&:has(:checked)': { borderColor: 'Highlight' } },
  // Without `:has()` the radio button itself shows the selection and the focus.
  '@supports not selector(:has(a))': { '& input:focus-visible': focusRing },
});

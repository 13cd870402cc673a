import { styled } from '@mui/material/styles';
import { focusRing } from '../../theme/overrides/focus';
import { color, media, radius, size, space } from '../../theme/tokens';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';

export const Choice = styled('fieldset', { name: 'CprMetronome', slot: 'Choice' })({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `2px solid ${color.textOnDarkSoft}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  '& legend': visuallyHidden,
  '& label': { position: 'relative', flex: 'auto', display: 'grid', cursor: 'pointer' },
  '& input': visuallyHidden,
  '& label > span': {
    display: 'grid',
    placeItems: 'center',
    minHeight: size.emergencyTarget,
    padding: `${space.xs}px ${space.s}px`,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
  },
  '& :checked + span': {
    backgroundColor: color.textOnDark,
    color: color.surfaceDark,
    // Forced colours remove the background.
    [media.forcedColors]: { textDecoration: 'underline 3px' },
  },
  '& :focus-visible + span': { ...focusRing, outlineOffset: -6, borderRadius: radius.control },
});

export const Switches = styled('div', { name: 'CprMetronome', slot: 'Switches' })({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '& button': {
    flex: '1 1 9rem',
    gap: space.s,
    minHeight: size.emergencyTarget,
    paddingInline: space.s,
    border: `2px solid ${color.border}`,
    borderRadius: radius.control,
    fontWeight: 600,
    fontSize: '0.9375rem',
  },
  '& [aria-checked=true]': {
    borderColor: color.hiViz,
    backgroundColor: color.surfaceDarkest,
    '& svg': { color: color.hiViz, [media.forcedColors]: { color: 'inherit' } },
    '& span span + span': { display: 'none' },
  },
  '& [aria-checked=false] span span:first-of-type': { display: 'none' },
});

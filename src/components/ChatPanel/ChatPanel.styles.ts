import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.styles';
import { color, font, layer, media, opacity, radius, screen, shadow, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ChatPanel:
      | 'message'
      | 'words'
      | 'bubble'
      | 'steps'
      | 'drawing'
      | 'below'
      | 'rest'
      | 'notThis'
      | 'quiet'
      | 'choices'
      | 'question'
      | 'sign'
      | 'messageFooter'
      | 'links'
      | 'root'
      | 'header'
      | 'titleRow'
      | 'log'
      | 'notice'
      | 'suggestions'
      | 'composer'
      | 'composerForm'
      | 'input'
      | 'problem'
      | 'last';
  }
}

/** Screens with room for the panel beside the page; on all others it is a sheet that covers the screen. */
export const besidePage = `${screen.medium} and (min-height:560px)`;

const aboveBar = `${size.actionBar + 12}px + env(safe-area-inset-bottom)`;

export const Root = styled(Paper, { name: 'ChatPanel', slot: 'Root' })({
  position: 'fixed',
  // A phone's keyboard covers the lower part of the screen: a script sets how much is left.
  inset: 'var(--seen-top,0px) 0 auto',
  zIndex: layer.assistant,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  width: '100%',
  maxWidth: 'none',
  // A percentage: within `var()`, a unit that the browser does not know would leave no height at all.
  height: 'var(--seen-height,100%)',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  '&[open]': { display: 'flex', flexDirection: 'column' },
  // A press that waits for the panel's code.
  '& [aria-busy=true]': { cursor: 'progress', opacity: opacity.waiting },
  [`@media ${besidePage}`]: {
    inset: 'auto',
    insetInlineEnd: space.sPlus,
    // Above the bar that holds the call button.
    insetBlockEnd: `calc(${aboveBar})`,
    width: 'min(24rem,calc(100% - 24px))',
    height: `min(36rem,calc(100% - ${size.header} - ${aboveBar} - 12px))`,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
    boxShadow: shadow.panel,
  },
  // Beside the round buttons.
  [`@media ${besidePage} and ${screen.wide}`]: {
    insetInlineEnd: 84,
    insetBlockEnd: space.mPlus,
    height: `min(36rem,calc(100% - ${size.header} - 32px))`,
  },
  [media.print]: { '&[open]': { display: 'none' } },
}) as typeof Paper;

export const Header = styled('div', { name: 'ChatPanel', slot: 'Header' })({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.raised,
  flex: 'none',
  paddingBlock: space.s,
  paddingInline: `${space.m}px ${space.xs}px`,
  paddingBlockStart: `calc(${space.s}px + env(safe-area-inset-top))`,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  containerType: 'inline-size',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', gap: space.s },
});

export const TitleRow = styled(Stack, { name: 'ChatPanel', slot: 'TitleRow' })({
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  flexWrap: 'nowrap',
  '& h2': { minWidth: 0, fontSize: '1.125rem', lineHeight: 1.25, overflowWrap: 'break-word' },
  '& a': {
    flex: 'none',
    minHeight: 44,
    padding: `${space.xs}px ${space.control}px`,
    fontFamily: font.heading,
    fontSize: '1rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // The number stays whole, and on one row with the cross.
  '@container (max-width:20.5rem)': { justifyContent: 'flex-end', '& h2': visuallyHidden },
  // With large text it gets a row of its own.
  '@container (max-width:16rem)': {
    display: 'contents',
    '& h2': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none', whiteSpace: 'normal' },
    '& a': { order: 1, gridColumn: '1 / -1', marginInlineEnd: space.sPlus, fontSize: 'min(1rem,7vw)' },
  },
});

export const Log = styled(Stack, { name: 'ChatPanel', slot: 'Log' })({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 'min(7rem,28%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  gap: space.s,
  padding: `${space.control}px ${space.m}px`,
  containerType: 'inline-size',
  '@media (max-height:600px)': { paddingBlock: space.s - 1 },
  // The panel's edge would cut an outer ring off.
  '&:focus-visible': { outlineOffset: -3, boxShadow: `inset 0 0 0 6px ${color.focusHalo}` },
});

export const Notice = styled('p', { name: 'ChatPanel', slot: 'Notice' })({
  flex: 'none',
  color: color.textSoft,
  fontSize: '0.875rem',
  lineHeight: 1.45,
});

/** What can be done with a conversation; at its end, so that the row to type in stays one row. */
export const Last = styled('div', { name: 'ChatPanel', slot: 'Last' })({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.m,
});

export const Suggestions = styled(Stack, { name: 'ChatPanel', slot: 'Suggestions' })({
  gap: space.s,
  // At the bottom of an empty conversation, within reach of the thumb.
  marginBlockStart: 'auto',
  '& p': { color: color.textSoft, fontSize: '0.9375rem', fontWeight: 600 },
  // Below a conversation they take one row, which scrolls sideways.
  [`&[${styleData.row}]`]: {
    flex: 'none',
    overflow: 'auto hidden',
    margin: 0,
    padding: `${space.s}px ${space.m}px`,
    borderBlockStart: `1px solid ${color.rule}`,
    scrollbarWidth: 'thin',
  },
  [`&[${styleData.row}] ul`]: { flexWrap: 'nowrap', width: 'max-content' },
});

import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, layer, media, opacity, radius, screen, shadow, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    ChatPanel:
      | 'message'
      | 'meta'
      | 'bubble'
      | 'translation'
      | 'steps'
      | 'drawing'
      | 'more'
      | 'quiet'
      | 'replies'
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
      | 'footer';
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
  padding: space.s,
  paddingBlockStart: `calc(${space.s}px + env(safe-area-inset-top))`,
  paddingInlineStart: space.m,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  containerType: 'inline-size',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', gap: space.xs },
});

export const TitleRow = styled(Stack, { name: 'ChatPanel', slot: 'TitleRow' })({
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs}px ${space.s}px`,
  '& h2': { minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.1875rem', lineHeight: 1.25 },
  '& a': {
    padding: `${space.xsPlus + 1}px ${space.control}px`,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  // With large text the number gets a line of its own, so that it does not break.
  '@container (max-width:16rem)': { display: 'contents', '& a': { order: 1, gridColumn: '1 / -1' } },
});

export const Log = styled(Stack, { name: 'ChatPanel', slot: 'Log' })({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 'min(7rem,28%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  gap: space.m,
  padding: space.m,
  // The panel's edge would cut an outer ring off.
  '&:focus-visible': { outlineOffset: -3, boxShadow: `inset 0 0 0 6px ${color.focusHalo}` },
});

export const Notice = styled('p', { name: 'ChatPanel', slot: 'Notice' })({
  flex: 'none',
  padding: `${space.control}px ${space.field}px`,
  borderInlineStart: `4px solid ${color.accent}`,
  borderRadius: radius.control,
  backgroundColor: color.surfaceWarm,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
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

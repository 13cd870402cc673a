import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { styleData } from '../../theme/attributes';
import { color, media, radius, size, space } from '../../theme/tokens';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DeskItem:
      | 'root'
      | 'back'
      | 'head'
      | 'actions'
      | 'whatsApp'
      | 'more'
      | 'facts'
      | 'written'
      | 'note'
      | 'noticeBox';
  }
}

export const Root = styled('article', { name: 'DeskItem', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  minWidth: 0,
  padding: `${space.sPlus}px ${space.m}px ${space.xl}px`,
  '& h1': { fontSize: '1.5rem', overflowWrap: 'anywhere' },
  [media.wide]: { maxWidth: '56rem', padding: `${space.mPlus}px ${space.xl}px ${space.xl}px` },
});

export const Back = styled('a', { name: 'DeskItem', slot: 'Back' })({
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsPlus,
  minHeight: size.emergencyTarget,
  fontWeight: 600,
  textDecoration: 'none',
  '& svg': { width: 20, height: 20, '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  [media.wide]: { display: 'none' },
});

export const Head = styled('header', { name: 'DeskItem', slot: 'Head' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sPlus,
});

/** Buttons above the facts: on a phone the first spans two columns. */
export const Actions = styled('form', { name: 'DeskItem', slot: 'Actions' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s,
  '& > .MuiButton-root': { flex: '1 1 9rem', minHeight: 48 },
  '& > :first-child,& > details': { flex: '1 1 100%' },
  [media.medium]: {
    '& > .MuiButton-root,& > details': { flex: 'none', minHeight: size.emergencyTarget },
    '& > details[open]': { flexBasis: '100%' },
  },
  [media.print]: { display: 'none' },
});

export const WhatsApp = styled(Button, { name: 'DeskItem', slot: 'WhatsApp' })({
  backgroundColor: color.whatsapp,
  color: color.textOnDark,
  '&:hover': { backgroundColor: color.whatsapp, color: color.textOnDark, textDecoration: 'underline' },
}) as typeof Button;

export const More = styled('details', { name: 'DeskItem', slot: 'More' })({
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: space.s, paddingBlockStart: space.s },
  '& details > div': { alignItems: 'center' },
  [media.medium]: { '& > summary': { width: 'fit-content' } },
  // Looks like a quiet button: a summary cannot be one.
  '& > summary': {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: size.emergencyTarget,
    padding: `${space.s}px ${space.mPlus}px`,
    border: `2px solid ${color.border}`,
    borderRadius: radius.control,
    color: color.link,
    fontSize: '1rem',
    fontWeight: 600,
    '&:hover': { backgroundColor: color.surfaceStrong },
  },
});

export const Facts = styled('dl', { name: 'DeskItem', slot: 'Facts' })({
  display: 'grid',
  gridTemplateColumns: 'fit-content(8rem) minmax(0,1fr)',
  '& dt,& dd': { padding: `${space.s}px 0`, borderBlockStart: `1px solid ${color.rule}`, lineHeight: 1.4 },
  '& dt': { paddingInlineEnd: space.m, color: color.textSoft },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd + dd': { gridColumn: 2, borderBlockStart: 0, paddingBlockStart: 0 },
  '& a': { fontVariantNumeric: 'tabular-nums' },
});

export const Written = styled('blockquote', { name: 'DeskItem', slot: 'Written' })({
  margin: 0,
  padding: `${space.sPlus}px ${space.m}px`,
  borderInlineStart: `4px solid ${color.rule}`,
  backgroundColor: color.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const Note = styled('form', { name: 'DeskItem', slot: 'Note' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s,
  '& > div': { width: '100%' },
  [media.print]: { display: 'none' },
});

export const NoticeBox = styled('div', { name: 'DeskItem', slot: 'NoticeBox' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs}px ${space.m}px`,
  padding: `${space.control}px ${space.field}px`,
  border: '2px solid',
  borderRadius: radius.control,
  borderColor: color.border,
  backgroundColor: color.surface,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  [`&[${styleData.tone}=success]`]: { borderColor: color.success },
  [`&[${styleData.tone}=error]`]: { borderColor: color.accentText, backgroundColor: color.surfaceWarm },
  [`&[${styleData.tone}=warning]`]: { backgroundColor: color.surfaceWarm, fontWeight: 400 },
});

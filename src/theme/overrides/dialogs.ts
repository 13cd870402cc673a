import type { Components, Theme } from '@mui/material/styles';
import { onDarkSurface } from '../attributes';
import { breakpoint, color, font, media, radius, space, type } from '../tokens';

/** Screens with room around a dialog; a landscape phone has none. */
export const roomy = `@media (min-width:${breakpoint.medium}px) and (min-height:600px)`;
/** Narrow for its text: the header of a dialog scrolls with the rest, because its title alone may fill the screen. */
export const cramped = '@media (max-width:19em)';
/** Height of a dialog's header with a title on one line. */
export const headerHeight = 'calc(4rem + 5px)';
const safe = (side: string) => `max(${space.m}px,env(safe-area-inset-${side}))`;
const inline = {
  paddingLeft: safe('left'),
  paddingRight: safe('right'),
  [roomy]: { paddingInline: space.l },
} as const;

/** Dialogs: full screen on phones, a card if there is room around it. */
export const dialogs: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: theme.shadows[24],
        width: '100%',
        height: '100%',
        maxHeight: 'none',
        margin: 0,
        borderRadius: 0,
        // Keeps what takes the focus clear of the header.
        scrollPaddingTop: `calc(${headerHeight} + ${space.sPlus}px)`,
        [cramped]: { scrollPaddingTop: space.m },
        [roomy]: {
          height: 'auto',
          maxHeight: 'calc(100% - 64px)',
          margin: space.xl,
          borderRadius: radius.card,
        },
        [onDarkSurface]: { backgroundColor: color.surfaceDarkest, color: color.textOnDark },
        [`${onDarkSurface} button:hover`]: { backgroundColor: color.surfaceDark },
        [media.forcedColors]: { border: '1px solid CanvasText' },
      }),
      paperWidthSm: { maxWidth: 'none', [roomy]: { maxWidth: 560 } },
      // For pictures: as high as the screen allows; they fill the room that title and actions leave.
      paperWidthMd: {
        maxWidth: 'none',
        '& .MuiDialogContent-root': { flex: '1 0 200px', minHeight: 0 },
        [roomy]: { maxWidth: 880, height: 'calc(100% - 64px)', maxHeight: 800 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        flex: 1,
        minWidth: 0,
        // Aligns a single line with the close icon.
        padding: `${space.s + 1}px 0`,
        fontFamily: font.heading,
        ...type.h3,
        letterSpacing: 0,
        fontSize: '1.375rem',
        color: `var(--heading,${color.heading})`,
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      // The dialog scrolls as a whole: with large text the title alone may be as high as a phone.
      root: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr)',
        flex: '1 0 auto',
        overflowY: 'visible',
        paddingBlock: 0,
        ...inline,
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: `${space.s}px ${space.m}px`,
        paddingTop: space.m,
        paddingBottom: safe('bottom'),
        ...inline,
      },
    },
  },
};

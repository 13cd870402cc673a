import type { Components, Theme, TypographyVariantsOptions } from '@mui/material/styles';
import { font, size, type } from '../tokens';

type Step = NonNullable<TypographyVariantsOptions['body1']>;

declare module '@mui/material/styles' {
  interface TypographyVariants {
    display: Step;
    lead: Step;
    small: Step;
  }
  interface TypographyVariantsOptions {
    display?: Step;
    lead?: Step;
    small?: Step;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** The headline of the home page. */
    display: true;
    /** One or two sentences under a heading. */
    lead: true;
    /** Small print: below a name or a picture. */
    small: true;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    body2: false;
    button: false;
    caption: false;
    overline: false;
  }
}

/** A heading's step in the heading font. */
const heading = (step: keyof typeof type) => ({ fontFamily: font.heading, ...type[step] });

/** The type steps, as the theme's variants of Typography. */
export const typographyVariants = {
  fontFamily: font.text,
  fontWeightBold: 600,
  display: heading('display'),
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  lead: type.lead,
  body1: type.body,
  small: type.small,
  // MUI's Alert uses it.
  body2: type.small,
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.35, textTransform: 'none' },
} as const satisfies TypographyVariantsOptions;

/** Headings, leads and texts. */
export const typography: Components<Theme> = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', small: 'p' } },
    styleOverrides: { body1: { maxWidth: size.measure } },
    variants: [{ props: { variant: 'lead' }, style: { maxWidth: size.measure } }],
  },
};

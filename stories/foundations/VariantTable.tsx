import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { createElement, type ElementType } from 'react';
import { theme } from '../../src/theme/theme';
import { Sheet } from './Sheet';

/** MUI's components whose variants can be shown with words alone. */
const shown: Readonly<Record<string, ElementType>> = {
  MuiAlert: Alert,
  MuiAvatar: Avatar,
  MuiButton: Button,
  MuiCard: Card,
  MuiChip: Chip,
  MuiTypography: Typography,
};

interface Variant {
  component: string;
  props: Record<string, unknown>;
}

interface Family {
  defaultProps?: unknown;
  styleOverrides?: unknown;
  variants?: readonly { props: unknown }[] | undefined;
}

// The one entry that is no component.
const { mergeClassNameAndStyle: _merge, ...components } = theme.components ?? {};
const families: Readonly<Record<string, Family | undefined>> = components;

/** Every variant of the theme, as the theme has it; those that a function picks are states, not looks. */
const variants: readonly Variant[] = Object.entries(families).flatMap(([component, family]) =>
  (family?.variants ?? []).flatMap(({ props }) =>
    typeof props === 'object' && props !== null ? [{ component, props: { ...props } }] : [],
  ),
);

/** The theme's own variants, live. Read from the theme, so it is complete. */
export function VariantTable() {
  const rows = variants.map(({ component, props }) => {
    const Part = shown[component];
    const name = component.replace('Mui', '');
    const written = Object.entries(props).map(([prop, value]) => `${prop}="${String(value)}"`);
    return [
      <code key="code">{`<${name} ${written.join(' ')}>`}</code>,
      Part ? (
        <ThemeProvider key="look" theme={theme}>
          {createElement(Part, props, 'Send message')}
        </ThemeProvider>
      ) : (
        'see its stories'
      ),
    ];
  });
  return <Sheet caption="Variants of the theme" columns={['Written', 'Looks']} rows={rows} />;
}

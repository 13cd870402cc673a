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

/** MUI's components whose variants can be shown with words alone, and the variant that has an icon alone. */
const shown: Readonly<Record<string, ElementType>> = {
  MuiAlert: Alert,
  MuiAvatar: Avatar,
  MuiButton: Button,
  MuiCard: Card,
  MuiChip: Chip,
  MuiTypography: Typography,
};

const iconAlone = 'arrow';

interface Variant {
  component: string;
  props: Record<string, unknown>;
}

const hasVariants = (family: unknown): family is { variants: readonly { props: unknown }[] } =>
  typeof family === 'object' && family !== null && 'variants' in family && Array.isArray(family.variants);

/** Every variant of the theme, as the theme has it; those that a function picks are states, not looks. */
const variants: readonly Variant[] = Object.entries(theme.components ?? {}).flatMap(
  ([component, family]: [string, unknown]) =>
    (hasVariants(family) ? family.variants : []).flatMap(({ props }) =>
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
      Part && props['variant'] !== iconAlone ? (
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

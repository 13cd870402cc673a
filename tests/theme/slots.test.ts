import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { theme } from '../../src/theme/theme';

type Components = NonNullable<ThemeOptions['components']>;

/** What a brand may say. */
const brand: Components = {
  MuiButton: { styleOverrides: { root: { margin: 4 } } },
  ExampleTag: { styleOverrides: { root: { margin: 4 } } },
  PlaceFinder: { styleOverrides: { ways: ({ theme: { spacing } }) => ({ margin: spacing(1) }) } },
  BrandMark: { defaultProps: {} },
};

/** What the compiler refuses: the type check fails where a line that is marked is right. */
export const refused: Components[] = [
  // @ts-expect-error The brand has no slot of this name.
  { Brand: { styleOverrides: { logo: { margin: 4 } } } },
  // @ts-expect-error There is no widget of this name.
  { Brnad: { styleOverrides: { mark: { margin: 4 } } } },
  // @ts-expect-error It has no such prop.
  { BrandMark: { defaultProps: { shape: {} } } },
  // @ts-expect-error This is no style.
  { ExampleTag: { styleOverrides: { root: { margin: true } } } },
];

test('a theme restyles a widget by its slots, as it does a component of MUI’s', () => {
  const { components } = createTheme(theme, { components: brand });
  expect(components?.ExampleTag?.styleOverrides?.root).toEqual({ margin: 4 });
});

import { createTheme } from '@mui/material/styles';
import type { Preview } from '@storybook/react-vite';
import { siteTheme } from '../src/app/siteTheme';
import mawimbiCss from '../stories/brands/mawimbi.css?inline';
import mawimbiTokens from '../stories/brands/mawimbi.tokens.json';
import { isDocsFrame } from './docsFrame';

/** A brand that the toolbar can apply to every widget. */
interface BrandLook {
  /** Its values, which override ours, as CSS. */
  css: string;
  /** The theme with its mark. */
  theme: typeof siteTheme;
}

const brands: Readonly<Record<string, BrandLook>> = {
  haraka: { css: '', theme: siteTheme },
  mawimbi: {
    css: mawimbiCss,
    theme: createTheme(siteTheme, {
      components: { BrandMark: { defaultProps: { mark: mawimbiTokens.$extensions['haraka.mark'] } } },
    }),
  },
};

/** The toolbar's menu. */
export const brand: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Brand',
  toolbar: {
    icon: 'paintbrush',
    dynamicTitle: true,
    items: [
      { value: 'haraka', title: 'This brand' },
      { value: 'mawimbi', title: 'Another brand' },
    ],
  },
};

const attribute = 'data-shown-brand';

/** The selected brand. In a frame of a documentation page, that of the page. */
function nameOf(globals: Record<string, unknown>): string {
  const requestedBrand = isDocsFrame()
    ? window.parent.document.documentElement.getAttribute(attribute)
    : globals['brand'];
  return typeof requestedBrand === 'string' && requestedBrand in brands ? requestedBrand : 'haraka';
}

/** The theme of the selected brand. */
export const themeOf = (globals: Record<string, unknown>) => brands[nameOf(globals)]?.theme ?? siteTheme;

const style = document.createElement('style');

/** Applies the selected brand to the page. */
export function applyBrand(globals: Record<string, unknown>): void {
  const name = nameOf(globals);
  const before = document.documentElement.getAttribute(attribute) ?? 'haraka';
  if (name === before) return;
  document.documentElement.setAttribute(attribute, name);
  style.textContent = brands[name]?.css ?? '';
  document.head.append(style);
}

import { create } from 'storybook/theming';
import { valueOf, type Scheme } from '../src/theme/schemes';
import { color, font, radius } from '../src/theme/tokens';
import { libraryBrand, libraryName } from './libraryMark';

/**
 * Storybook's theme in a colour scheme. It computes with the colours, so they must be values.
 * @param chosen Background of selected entries, which Storybook darkens in dark mode under white text; on documentation
 * pages, colour of links.
 */
function themeOf(base: Scheme, chosen: string) {
  const look = (token: string) => valueOf(token, base);
  return create({
    base,
    brandTitle: `${libraryName}: component library`,
    brandImage: libraryBrand(base),
    brandTarget: '_self',
    fontBase: look(font.text),
    colorPrimary: look(color.primary),
    colorSecondary: look(chosen),
    appBg: look(color.surface),
    appContentBg: look(color.page),
    appHoverBg: look(color.surfaceStrong),
    appPreviewBg: look(color.page),
    appBorderColor: look(color.rule),
    appBorderRadius: parseInt(look(radius.control)),
    textColor: look(color.text),
    textInverseColor: look(color.textOnPrimary),
    textMutedColor: look(color.textSoft),
    barBg: look(color.page),
    barTextColor: look(color.textSoft),
    barHoverColor: look(color.linkHover),
    barSelectedColor: look(color.link),
    buttonBg: look(color.surfaceStrong),
    buttonBorder: look(color.rule),
    booleanBg: look(color.surfaceStrong),
    booleanSelectedBg: look(color.page),
    inputBg: look(color.page),
    inputBorder: look(color.border),
    inputTextColor: look(color.text),
    inputBorderRadius: parseInt(look(radius.control)),
  });
}

/** Themes of documentation pages, by colour scheme. */
export const libraryTheme = { light: themeOf('light', color.link), dark: themeOf('dark', color.link) };

/** Themes of sidebar and toolbar. */
export const frameTheme = { light: themeOf('light', color.link), dark: themeOf('dark', color.border) };

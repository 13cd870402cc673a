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
  const valueOfToken = (token: string) => valueOf(token, base);
  return create({
    base,
    brandTitle: `${libraryName}: component library`,
    brandImage: libraryBrand(base),
    brandTarget: '_self',
    fontBase: valueOfToken(font.text),
    colorPrimary: valueOfToken(color.primary),
    colorSecondary: valueOfToken(chosen),
    appBg: valueOfToken(color.surface),
    appContentBg: valueOfToken(color.page),
    appHoverBg: valueOfToken(color.surfaceStrong),
    appPreviewBg: valueOfToken(color.page),
    appBorderColor: valueOfToken(color.rule),
    appBorderRadius: parseInt(valueOfToken(radius.control)),
    textColor: valueOfToken(color.text),
    textInverseColor: valueOfToken(color.textOnPrimary),
    textMutedColor: valueOfToken(color.textSoft),
    barBg: valueOfToken(color.page),
    barTextColor: valueOfToken(color.textSoft),
    barHoverColor: valueOfToken(color.linkHover),
    barSelectedColor: valueOfToken(color.link),
    buttonBg: valueOfToken(color.surfaceStrong),
    buttonBorder: valueOfToken(color.rule),
    booleanBg: valueOfToken(color.surfaceStrong),
    booleanSelectedBg: valueOfToken(color.page),
    inputBg: valueOfToken(color.page),
    inputBorder: valueOfToken(color.border),
    inputTextColor: valueOfToken(color.text),
    inputBorderRadius: parseInt(valueOfToken(radius.control)),
  });
}

/** Themes of documentation pages, by colour scheme. */
export const libraryTheme = { light: themeOf('light', color.link), dark: themeOf('dark', color.link) };

/** Themes of sidebar and toolbar. */
export const frameTheme = { light: themeOf('light', color.link), dark: themeOf('dark', color.border) };

import { create } from 'storybook/theming';
import { color, font, radius } from '../src/theme/tokens';
import { libraryBrand, libraryName } from './libraryMark';

/** Storybook's own look, for its frame and its documentation pages. */
export const libraryTheme = create({
  base: 'light',
  brandTitle: `${libraryName}: component library`,
  brandImage: libraryBrand,
  brandTarget: '_self',
  fontBase: font.text,
  colorPrimary: color.primary,
  colorSecondary: color.link,
  appBg: color.surface,
  appContentBg: color.page,
  appHoverBg: color.surfaceStrong,
  appPreviewBg: color.page,
  appBorderColor: color.rule,
  appBorderRadius: radius.control,
  textColor: color.text,
  textInverseColor: color.textOnDark,
  textMutedColor: color.textSoft,
  barBg: color.page,
  barTextColor: color.textSoft,
  barHoverColor: color.linkHover,
  barSelectedColor: color.link,
  buttonBg: color.surfaceStrong,
  buttonBorder: color.rule,
  booleanBg: color.surfaceStrong,
  booleanSelectedBg: color.page,
  inputBg: color.page,
  inputBorder: color.border,
  inputTextColor: color.text,
  inputBorderRadius: radius.control,
});

import { create } from 'storybook/theming';
import { color, font, radius } from '../src/theme/tokens';

/** Storybook's own look, for its frame and its documentation pages. */
export const libraryTheme = create({
  base: 'light',
  brandTitle: 'Component library',
  brandTarget: '_self',
  fontBase: font.text,
  colorPrimary: color.primary,
  colorSecondary: color.link,
  appBg: color.surface,
  appContentBg: color.page,
  appPreviewBg: color.page,
  appBorderColor: color.rule,
  appBorderRadius: radius.control,
  textColor: color.text,
  textMutedColor: color.textSoft,
  barBg: color.surface,
  barTextColor: color.textSoft,
  barHoverColor: color.linkHover,
  barSelectedColor: color.link,
  inputBg: color.page,
  inputBorder: color.border,
  inputTextColor: color.text,
});

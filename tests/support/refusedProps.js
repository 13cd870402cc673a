/** Props of MUI that this library does not use. For lint (eslint.config.js); tests/architecture/refusedProps.test.ts tries it out. */

/** Names by what to do instead. */
const refused = {
  'Styles live in the theme and in `X.styles.ts`: name a variant, or style the part there.': ['sx'],
  'A busy or unusable control keeps its focus and says why: use `aria-busy` or `aria-disabled`. The site has no styles for others.':
    ['disabled', 'loading', 'loadingIndicator', 'loadingPosition'],
  'A text area is `inputComponent="textarea"`: MUI’s own measures itself in a script and in inline styles.': [
    'multiline',
    'minRows',
    'maxRows',
  ],
  'The theme turns ripples off for everybody: they are decoration that runs at each press.': [
    'centerRipple',
    'disableRipple',
    'disableTouchRipple',
    'focusRipple',
    'TouchRippleProps',
  ],
};

/** Entries of the lint rule `no-restricted-syntax`. An element of HTML has its own `disabled` and `loading`. */
export const refusedProps = Object.entries(refused).flatMap(([message, names]) => {
  const name = `/^(?:${names.join('|')})$/`;
  // A picture or a frame, styled, still has HTML's own `loading`.
  const selector = `JSXOpeningElement[name.name=/^[A-Z]/] > JSXAttribute[name.name=${name}]:not([value.value=/^(?:lazy|eager)$/])`;
  return [{ selector, message }];
});

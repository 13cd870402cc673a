import type { Plugin } from 'vite';

/**
 * MUI's class names that a rule or a script of the site asks for, beside those of states such as `Mui-error`. Rules that ask
 * for another one would apply to nothing: tests/app/namedClasses.test.ts compares this list with them.
 */
export const named: readonly string[] = [
  'MuiAlert-icon',
  'MuiAlert-message',
  'MuiButton-root',
  'MuiCardContent-root',
  'MuiCardMedia-root',
  'MuiChip-clickable',
  'MuiDialogContent-root',
  'MuiDialogTitle-root',
  'MuiFormControl-root',
  'MuiMobileStepper-dot',
  'MuiMobileStepper-dotActive',
  'MuiMobileStepper-dots',
  'MuiRating-iconActive',
  'MuiRating-iconFilled',
  'MuiRating-visuallyHidden',
];

/** MUI's function that puts together the class names of a component's parts, with the named ones alone. */
const composing = `
const named = new Set(${JSON.stringify(named)});
export default function composeClasses(parts, nameOf, given) {
  const composed = {};
  for (const part in parts) {
    const names = [];
    for (const word of parts[part]) {
      if (!word) continue;
      const name = nameOf(word);
      if (named.has(name) || !/^Mui[A-Z]/.test(name)) names.push(name);
      if (given && given[word]) names.push(given[word]);
    }
    composed[part] = names.join(' ');
  }
  return composed;
}`;

/**
 * Leaves MUI's own class names out of the site where nothing asks for them: they stand in every element, and Emotion's class is
 * what styles it. 0.4 KB of each page. For the browser's build and the server's: both must write the same elements.
 */
export function namedClasses(): Plugin {
  return {
    name: 'named-classes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'ssr',
    load: (id) => (id.endsWith('@mui/utils/composeClasses/composeClasses.mjs') ? composing : null),
  };
}

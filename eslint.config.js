import compat from 'eslint-plugin-compat';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { forbiddenImports, tiers } from './tests/support/directions.js';

import { rawSpace } from './tests/support/rawSpace.js';
import { refusedProps } from './tests/support/refusedProps.js';

const colour = String.raw`/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch)a?\(/i`;
const colourMessage = 'Colours live in src/theme/tokens.json: name a role of `color` instead.';

/** Attributes of Emotion and of MUI are theirs to name. */
const dataName = String.raw`/(?:^|[^\w-])data-(?!emotion\b|s\b|shrink\b)[a-z]/`;
const dataMessage =
  'Names of `data-` attributes live in src/behaviours/contract.ts and src/theme/attributes.ts: write `data(…)` in JSX, a computed key in styles, and `satisfies SelectorOf<…>` or `keyof …` in behaviours.';
const colourRules = [`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`].map((selector) => ({
  selector,
  message: colourMessage,
}));
const dataRules = [
  'JSXAttribute[name.name=/^data-/]',
  `:not(TSSatisfiesExpression) > Literal[value=${dataName}]`,
  `:not(TSSatisfiesExpression) > TemplateLiteral > TemplateElement[value.raw=${dataName}]`,
  "MemberExpression[object.property.name='dataset'][computed=false]",
  "MemberExpression[object.property.name='dataset'][property.type='Literal']",
  "VariableDeclarator[id.type='ObjectPattern']:not([id.typeAnnotation]) MemberExpression.init[property.name='dataset']",
].map((selector) => ({ selector, message: dataMessage }));

/** MUI counts in steps of 8 px: what lies between them has a token. */
const stepRules = [
  {
    selector: 'JSXAttribute[name.name="spacing"] Literal[raw=/\\./]',
    message: 'Name a token of `space`, such as `${space.sPlus}px`.',
  },
];

/** Staff and visitors live in Nairobi: a day or a time that is cut from an ISO text is that of Greenwich. */
const timeRules = [
  "CallExpression[callee.property.name='slice'][arguments.0.value=0][arguments.1.value=10]",
  // Names of files keep their seconds, and say `Z`.
  "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString'][arguments.1.value=16]",
  String.raw`Literal[value=/(?<!TIME ZONE ')\bUTC\b/]`,
  String.raw`TemplateElement[value.raw=/(?<!TIME ZONE ')\bUTC\b/]`,
].map((selector) => ({
  selector,
  message: 'Show times of Nairobi: `when`, `dayInNairobi` and `timeOfDay`, and `Africa/Nairobi` in formats.',
}));

/** What is made of components has no pictures from right to left: they have, and it knows no sides itself. */
const sideRules = [
  'Property[key.name=/^(?:(?:margin|padding|border).*(?:Left|Right)|left|right|float)$/]',
  'Property[key.name="textAlign"] > Literal[value=/^(?:left|right)$/]',
].map((selector) => ({
  selector,
  message:
    'Name logical sides, such as `insetInlineStart` and `marginInlineEnd`: pages may run from right to left.',
}));

/** What oxlint (.oxlintrc.json) has no rules for: our own, those of the tiers and Storybook's. None needs types. */
export default defineConfig(
  globalIgnores([
    'dist',
    'dist-next',
    'dist-library',
    'storybook-static',
    'test-results',
    'playwright-report',
    'visual-report',
    'contact-sheets',
    'data',
    // Files of another project: `tests/package` checks them in one.
    'stories/docs/samples/elsewhere',
  ]),
  {
    files: ['**/*.{ts,tsx,js}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': ['error', ...refusedProps, ...colourRules, ...dataRules, ...stepRules],
    },
  },
  {
    files: ['src/behaviours/**/{contract,*Contract}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...colourRules] },
  },
  {
    files: ['src/content/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...colourRules, ...timeRules] },
  },
  {
    files: ['src/server/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...refusedProps,
        ...colourRules,
        ...dataRules,
        ...stepRules,
        ...timeRules,
      ],
    },
  },
  {
    files: ['src/theme/**', 'src/media/**'],
    rules: { 'no-restricted-syntax': ['error', ...refusedProps, ...dataRules] },
  },
  {
    // The rules above once more: settings of one rule are not added up.
    files: ['src/**/*.styles.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refusedProps, ...colourRules, ...dataRules, ...rawSpace] },
  },
  {
    files: ['src/{forms,layouts,sections}/**/*.styles.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...refusedProps,
        ...colourRules,
        ...dataRules,
        ...rawSpace,
        ...sideRules,
      ],
    },
  },
  {
    files: ['src/theme/overrides/**'],
    rules: { 'no-restricted-syntax': ['error', ...refusedProps, ...dataRules, ...rawSpace] },
  },
  {
    files: ['stories/**', '.storybook/**'],
    // What another project writes is its own affair.
    ignores: ['stories/docs/samples/**'],
    rules: { 'no-restricted-syntax': ['error', ...refusedProps] },
  },
  { files: ['src/theme/attributes.ts'], rules: { 'no-restricted-syntax': 'off' } },
  Object.keys(tiers).map((name) => ({
    files: [`src/${name}/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': /** @type {const} */ ([
        'error',
        { patterns: forbiddenImports(name) },
      ]),
    },
  })),
  {
    // What runs in browsers uses nothing that the README's oldest ones lack.
    files: [
      'src/{app/client,app/worker,assistant,behaviours,components,domain,forms,layouts,pages,sections,services,theme}/**',
    ],
    ...compat.configs['flat/recommended'],
    settings: {
      lintAllEsApis: true,
      // Safari lacks them: they are called where a failure is caught.
      polyfills: ['navigator.vibrate', 'navigator.permissions'],
      browsers: ['chrome 92', 'edge 92', 'samsung 16', 'firefox 98', 'safari 15.4', 'ios_saf 15.4'],
    },
  },
  // Its types and ours differ only in what may be `undefined`.
  /** @type {import('eslint').Linter.Config[]} */ (
    /** @type {unknown} */ (storybook.configs['flat/recommended'])
  ),
);

import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { forbiddenImports, tiers } from './tests/support/directions.js';
import { rawSpace } from './tests/support/rawSpace.js';

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
    '.mutations',
    'data',
    // Files of another project: `tests/package` checks them in one.
    'stories/docs/samples/elsewhere',
  ]),
  tseslint.configs.recommendedTypeChecked,
  {
    // One program for all files: a sixth less work than the editor's service, which opens them one by one.
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/{app,components,forms,layouts,pages,sections}/**', 'stories/**', '.storybook/**'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    // MUI's interfaces take the names of our widgets by declaration merging, which has no members of its own.
    files: ['src/theme/components.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['src/**'],
    rules: { 'no-restricted-syntax': ['error', ...colourRules, ...dataRules] },
  },
  {
    files: ['src/{behaviours/contract.ts,content/**}'],
    rules: { 'no-restricted-syntax': ['error', ...colourRules] },
  },
  {
    files: ['src/theme/**', 'src/media/**'],
    rules: { 'no-restricted-syntax': ['error', ...dataRules] },
  },
  {
    // The rules above once more: settings of one rule are not added up.
    files: ['src/**/*.styles.ts'],
    rules: { 'no-restricted-syntax': ['error', ...colourRules, ...dataRules, ...rawSpace] },
  },
  {
    files: ['src/theme/overrides/**'],
    rules: { 'no-restricted-syntax': ['error', ...dataRules, ...rawSpace] },
  },
  { files: ['src/theme/attributes.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/**'],
    ignores: ['src/server/**', 'src/app/{cli,build}/**'],
    rules: { 'no-console': 'error' },
  },
  Object.keys(tiers).map((name) => ({
    files: [`src/${name}/**`],
    rules: {
      '@typescript-eslint/no-restricted-imports': /** @type {const} */ ([
        'error',
        { patterns: forbiddenImports(name) },
      ]),
    },
  })),
  // Its types and ours differ only in what may be `undefined`.
  /** @type {import('eslint').Linter.Config[]} */ (
    /** @type {unknown} */ (storybook.configs['flat/recommended'])
  ),
  {
    // Tools take their settings and reporters, and Storybook its stories, as default exports.
    files: [
      '*.config.{ts,js}',
      'tests/*.config.ts',
      'tests/visual/report.ts',
      '.storybook/**',
      'stories/**/*.stories.tsx',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);

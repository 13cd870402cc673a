import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The standard, and what else is recommended; off is what is a matter of writing, and React writes it. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-inline-style': 'off',
      'void-style': 'off',
      // tests/content holds the titles' length; the owner's name adds to it.
      'long-title': 'off',
      // What this site serves itself needs no hash.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React's ids begin with an underscore, as HTML lets them.
      'valid-id': ['error', { relaxed: true }],
      // On the narrowest screens a number has to wrap.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What a whole HTML document does against the standard: rule, message and place of each fault. */
export function faultsIn(html: string): string[] {
  return validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}

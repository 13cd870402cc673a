import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The standard and further recommendations; switched off are matters of style that React decides. */
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
      // tests/content checks the length of titles; the owner's name is added to it.
      'long-title': 'off',
      // The site's own files need no integrity hash.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React's ids begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // On the narrowest screens a phone number has to wrap.
      'tel-non-breaking': 'off',
    },
  }),
);

/** Violations of the standard in an HTML document: rule, message and position of each. */
export function validationErrors(html: string): string[] {
  return validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}

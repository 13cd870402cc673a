import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { keepOffline as keptEnglish } from '../../src/content/pages/keepOffline';
import { helplinesChecked } from '../../src/content/pages/promises';
import { keepOffline as keptKiswahili } from '#sw/keepOffline';
import { helplinesChecked as checkedInKiswahili } from '#sw/promises';
import { privacyPolicy as privacy } from '../../src/content/pages/privacyPolicy';
import { termsOfService as terms } from '../../src/content/pages/termsOfService';
import { privacyPolicy as faragha } from '#sw/privacyPolicy';
import { termsOfService as masharti } from '#sw/termsOfService';
import { texts } from './modules';

const english = import.meta.glob('../../src/content/pages/firstAid/*.ts', { eager: true });
const kiswahili = import.meta.glob('../../src/content/pages/firstAid/*.ts', { eager: true, query: '?sw' });

/** How pages are kept on the phone is not first aid. */
const ofThePhone = new Set(texts([keptEnglish, keptKiswahili]).map(({ text }) => text));

/** When the help numbers were dialled is a date of its own. */
const ownDate = new RegExp(`${helplinesChecked}|${checkedInKiswahili}`, 'i');

/** Files of pictures, and who has checked the words when. */
const notWords = /^(?:check|src|reviewedBy|reviewerRole|reviewedOn|nextReviewOn)$/;

/** Short digest of all words in some modules, each text once. */
function digestOf(modules: Record<string, unknown>): string {
  const words = new Set(
    texts(modules)
      .flatMap(({ key, text }) => (notWords.test(key) ? [] : [text]))
      .filter((text) => !ofThePhone.has(text))
      .map((text) => text.replace(ownDate, '')),
  );
  return createHash('sha256')
    .update([...words].toSorted().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

const dated = [
  { what: 'the Terms of Service', words: { terms }, digest: '3ffb83fb9f73' },
  { what: 'the Privacy Policy', words: { privacy }, digest: '4f7a408f7cba' },
  { what: 'the Terms of Service in Kiswahili', words: { masharti }, digest: 'b9316a916ca7' },
  { what: 'the Privacy Policy in Kiswahili', words: { faragha }, digest: '2d4287342e31' },
  { what: 'first aid in English', words: english, digest: 'e3d383f613af' },
  { what: 'first aid in Kiswahili', words: kiswahili, digest: 'cf2a3584ba0a' },
];

// If words have changed, set today's date in their `lastChanged(…)`, then the new digest here.
it.each(dated)('$what say when they were last changed', ({ words, digest }) => {
  expect(JSON.stringify(texts(words))).toMatch(/Last changed on \d|Mabadiliko ya mwisho: \d/);
  expect(digestOf(words)).toBe(digest);
});

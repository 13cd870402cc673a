import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentAbroad, consentWords } from '../../src/content/pages/consents';
import { agreedField, consents, type ConsentForm } from '../../src/domain/consents';
import { forms } from '../../src/domain/forms';
import { all, attribute, rendered, words } from './rendered';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

// If the words have changed, set today's date in `src/domain/consents.ts`, then the new digest here.
it('what one agrees to by sending a form has the version that is stored', () => {
  const all = { ...consentWords, contact: consentAbroad('api.emailjs.com').label };
  const said = Object.entries(all).map(([form, text]) => `${form} ${consents[form as ConsentForm]} ${text}`);
  expect(digestOf(said.join('\n'))).toBe('eced9444193a');
});

describe('each form', () => {
  it.each(['review', 'booking', 'subscribe', 'contact'] as const)(
    '%s says above its button what becomes of what is sent, with the policy',
    async (name) => {
      const { main } = await rendered(forms[name].page);
      const form = all(main, 'form').find((one) => attribute(one, 'id') === forms[name].id) ?? '';
      const notice = form.indexOf('href="/PrivacyPolicy"');
      expect(notice).toBeGreaterThan(0);
      const version = new RegExp(`<input type="hidden" name="${agreedField}" value="([^"]*)"`).exec(
        form,
      )?.[1];
      expect(version).toBe(name === 'contact' ? undefined : consents[name]);
      if (name !== 'contact') expect(words(form)).toContain(consentWords[name]);
      // Screen readers read it before the button; the newsletter form has both in one row.
      if (name !== 'subscribe') expect(notice).toBeLessThan(form.lastIndexOf('type="submit"'));
    },
  );
});

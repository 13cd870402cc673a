import { expect, it } from 'vitest';
import { plainMessages } from '../../src/app/cli/plainMessages';

it('messages without JavaScript are spoken of where an e-mail service takes the others and nobody gets mail', () => {
  expect(plainMessages('https://api.emailjs.com', false)).toMatch(
    /^Messages go to https:\/\/api\.emailjs\.com, but those of visitors without JavaScript come to this server: /,
  );
  expect(plainMessages('https://api.emailjs.com', true)).toBeUndefined();
  expect(plainMessages('', false)).toBeUndefined();
});

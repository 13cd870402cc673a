import { expect, test } from 'vitest';
import { contactSchema } from '../../src/domain/contact';
import { schemaResolver } from '../../src/forms/schemaResolver';

const options = { fields: {}, shouldUseNativeValidation: false };
const typed = { name: ' Achieng ', email: 'a@example.co.ke', phone: '0712 345 678', message: 'Hello' };

/** Names what it is given. */
const messageOf = (name: string, code: string, { phone }: typeof typed) => `${name}: ${code}, ${phone}`;

test('gives the checked values, or for each field that is wrong a code and its message', async () => {
  const resolve = schemaResolver({ load: () => Promise.resolve(contactSchema), messageOf });
  expect(await resolve(typed, undefined, options)).toEqual({
    values: { ...typed, name: 'Achieng', phone: '+254712345678' },
    errors: {},
  });
  expect(await resolve({ ...typed, name: '', phone: '999' }, undefined, options)).toEqual({
    values: {},
    errors: {
      name: { type: 'required', message: 'name: required, 999' },
      phone: { type: 'phone', message: 'phone: phone, 999' },
    },
  });
});

test('lets the form through where the schema cannot be loaded: the server checks the same', async () => {
  const resolve = schemaResolver<typeof typed, typeof typed>({
    load: () => Promise.reject(new Error('no network')),
    messageOf,
  });
  expect(await resolve(typed, undefined, options)).toEqual({ values: typed, errors: {} });
});

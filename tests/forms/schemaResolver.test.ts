import { expect, test } from 'vitest';
import { contactSchema } from '../../src/domain/contact';
import { schemaResolver } from '../../src/forms/schemaResolver';

const options = { fields: {}, shouldUseNativeValidation: false };
const typed = { name: ' Achieng ', email: 'a@example.co.ke', phone: '0712 345 678', message: 'Hello' };

test('gives the checked values, or a code for each field that is wrong', async () => {
  const resolve = schemaResolver(() => Promise.resolve(contactSchema));
  expect(await resolve(typed, undefined, options)).toEqual({
    values: { ...typed, name: 'Achieng', phone: '+254712345678' },
    errors: {},
  });
  expect(await resolve({ ...typed, name: '', phone: '999' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'required' }, phone: { type: 'phone' } },
  });
});

test('lets the form through where the schema cannot be loaded: the server checks the same', async () => {
  const resolve = schemaResolver<typeof typed, typeof typed>(() => Promise.reject(new Error('no network')));
  expect(await resolve(typed, undefined, options)).toEqual({ values: typed, errors: {} });
});

import { expect, test } from 'vitest';
import { messageFor } from '../../src/domain/problems';

test('an error is told in the words for its code', () => {
  expect(messageFor({ required: 'Enter it', phone: 'Enter it in full' }, 'phone')).toBe('Enter it in full');
});

test('an unexpected error is told in the words for an empty field, or in some', () => {
  expect(messageFor({ phone: 'Enter it in full', required: 'Enter it' }, 'type')).toBe('Enter it');
  expect(messageFor({ phone: 'Enter it in full' }, 'type')).toBe('Enter it in full');
});

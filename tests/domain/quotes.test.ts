import { describe, expect, it } from 'vitest';
import { askedService, quotedServices } from '../../src/domain/quotes';

describe('the service that an address asks a quote for', () => {
  it.each(quotedServices)('%s', (service) => {
    expect(askedService(new URLSearchParams({ service }))).toBe(service);
  });

  it.each(['', 'Free money', 'sports coverage', '<b>', 'constructor'])('is none of ours: %j', (service) => {
    expect(askedService(new URLSearchParams({ service }))).toBeUndefined();
  });

  it('is none where the address asks for nothing', () => {
    expect(askedService(new URLSearchParams())).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { quotedServices } from '../../src/content/pages/quotedServices';
import { askedService } from '../../src/domain/quotes';

describe('the service that an address asks a quote for', () => {
  it.each(quotedServices)('%s', (service) => {
    expect(askedService(new URLSearchParams({ service }), quotedServices)).toEqual({ service });
  });

  it.each(['', 'Free money', 'sports coverage', '<b>', 'constructor'])('is none of ours: %j', (service) => {
    expect(askedService(new URLSearchParams({ service }), quotedServices)).toEqual({});
  });

  it('is none where the address asks for nothing', () => {
    expect(askedService(new URLSearchParams(), quotedServices)).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { apiDefaults, checkOrigins, readApiOrigin, readPageOrigins } from '../../src/config/origins';

const api = 'https://calls.example.co.ke';
const pages = ['https://www.example.co.ke', 'https://preview.pages.example:8443'];

/** Values that are not origins, or that no page on the web could have. */
const unusable = [
  'https://calls.example.co.ke/',
  'https://calls.example.co.ke/api',
  'https://calls.example.co.ke?',
  'https://user@calls.example.co.ke',
  'https://Calls.example.co.ke',
  'https://calls.example.co.ke:443',
  'http://calls.example.co.ke',
  'calls.example.co.ke',
  '//calls.example.co.ke',
  'https://*.example.co.ke',
  "https://a.example;script-src'self'",
  'https://a.example b',
  'javascript:alert(1)',
  '*',
  'null',
];

describe('the origin of the server', () => {
  it('is the pages’ where nothing is set', () => {
    expect(apiDefaults).toEqual({ API_ORIGIN: '' });
    expect(readApiOrigin({})).toBe('');
    expect(readApiOrigin({ API_ORIGIN: ' ' })).toBe('');
  });

  it.each([api, 'https://calls.example.co.ke:8443', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
    'may be %s',
    (value) => {
      expect(readApiOrigin({ API_ORIGIN: value })).toBe(value);
    },
  );

  it.each(unusable)('must not be %s', (value) => {
    expect(() => readApiOrigin({ API_ORIGIN: value })).toThrow(
      /^API_ORIGIN must be an https origin such as [^\n]+, without a path$/,
    );
  });
});

describe('the origins of pages', () => {
  it('are a list, each once', () => {
    expect(readPageOrigins({})).toEqual([]);
    expect(readPageOrigins({ PAGE_ORIGINS: `${pages.join(' , ')},${pages[0] ?? ''},` })).toEqual(pages);
  });

  it.each(unusable)('must not hold %s', (value) => {
    expect(() => readPageOrigins({ PAGE_ORIGINS: `${pages.join()},${value}` })).toThrow(
      /^PAGE_ORIGINS must be https origins with commas, such as [^\n]+$/,
    );
  });

  it('go together with the build’s', () => {
    const check = (apiOrigin: string, origins: readonly string[]) => () => {
      checkOrigins(apiOrigin, origins);
    };
    expect(check('', [])).not.toThrow();
    expect(check(api, pages)).not.toThrow();
    expect(check(api, [])).toThrow('PAGE_ORIGINS must be set together with API_ORIGIN');
    expect(check('', pages)).toThrow(/^API_ORIGIN must be set for the build, .* PAGE_ORIGINS$/);
    expect(check(api, [...pages, api])).toThrow('PAGE_ORIGINS must not name API_ORIGIN');
  });
});

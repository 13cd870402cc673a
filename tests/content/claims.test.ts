import { describe, expect, it } from 'vitest';
import { openClaims } from '../../src/app/cli/openClaims';
import { claimed } from '../../src/content/claimed';
import { claims, type Claim, type ClaimId } from '../../src/content/claims';
import { confirmedIn, isConfirmed } from '../../src/content/confirmedClaims';

const ids = Object.keys(claims) as ClaimId[];
/** All claims as they are once the owner has confirmed some. */
const confirmed = (...some: readonly ClaimId[]): Readonly<Record<ClaimId, Claim>> => ({
  ...claims,
  ...Object.fromEntries(
    some.map((id) => [id, { ...claims[id], confirmedBy: 'A. Otieno', confirmedOn: '2026-12-24' }]),
  ),
});

describe('a claim', () => {
  it('is left out, or said in a weaker form, until somebody has confirmed it', () => {
    expect(claimed('eventEquipment', 'We bring our own shade.')).toEqual([]);
    expect(claimed('callerFree', 'You do not pay.', 'Ask who pays.')).toEqual(['Ask who pays.']);
    expect(
      claimed('callerFree', 'You do not pay.', 'Ask who pays.', confirmedIn(confirmed('callerFree'))),
    ).toEqual(['You do not pay.']);
  });

  it.each([
    { confirmedBy: 'A. Otieno' },
    { confirmedOn: '2026-12-24' },
    { confirmedBy: '', confirmedOn: '2026-12-24' },
  ])('is not confirmed without a name and a day: %o', (half) => {
    expect(isConfirmed('figures', { ...claims, figures: { ...claims.figures, ...half } })).toBe(false);
  });
});

describe('the start', () => {
  it('lists what is open, by who has to confirm it', () => {
    const lines = openClaims();
    expect(lines).toHaveLength(3);
    for (const id of ids) expect(lines.join('\n')).toMatch(new RegExp(`\\b${id}\\b`));
  });

  it('lists only what is open', () => {
    const office = ids.filter((id) => claims[id].asks === 'office');
    const lines = openClaims(confirmed(...office));
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/\bfigures\b/);
    expect(openClaims(confirmed(...ids))).toEqual([]);
  });
});

const sources = Object.values(
  import.meta.glob<string>('../../src/content/pages/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

it.each(ids)('%s is made on a page', (id) => {
  expect(new RegExp(`\\b(?:claimed|isClaimed)\\(\\s*'${id}'`).test(sources)).toBe(true);
});

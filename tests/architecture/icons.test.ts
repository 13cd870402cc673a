import { describe, expect, it } from 'vitest';
import { meanings } from '../../stories/foundations/iconMeanings';
import { iconsInUse } from '../../stories/foundations/iconsInUse';

const styleOf = (name: string) => /(?:Outlined|Rounded|Sharp|TwoTone)$/.exec(name)?.[0] ?? 'Filled';
const inUse = [...iconsInUse().keys()];

describe('icons', () => {
  it('are found in the sources', () => {
    expect(inUse).toContain('Call');
  });

  it('are of one style', () => {
    expect([...new Set(inUse.map(styleOf))]).toHaveLength(1);
  });

  it('have one meaning each, and no meaning is left over', () => {
    expect(Object.keys(meanings).sort()).toEqual([...inUse].sort());
    const says = Object.entries(meanings).map(([, meaning]) => meaning?.[1] ?? '');
    expect(new Set(says).size).toBe(says.length);
  });
});

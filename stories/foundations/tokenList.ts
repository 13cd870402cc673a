import * as tokens from '../../src/theme/generated/tokens';
import source from '../../src/theme/tokens.json';

/** A group of tokens, such as `space`. */
export type Group = keyof typeof tokens;

/** The values of a group by name. */
type Values<Name extends Group> = (typeof tokens)[Name];

/** A token as the foundations list it. */
export interface ListedToken<Name extends Group> {
  /** What code writes: `space.m`. */
  id: string;
  /** Its name in the group. */
  name: keyof Values<Name> & string;
  /** What the theme has for it. */
  value: Values<Name>[keyof Values<Name>];
  /** What it is for, as the source says. */
  purpose: string;
}

function purposeOf(group: Group, name: string): string {
  const members: Readonly<Record<string, unknown>> = source[group];
  const token = members[name];
  const isDescribed = typeof token === 'object' && token !== null && '$description' in token;
  return isDescribed ? String(token.$description) : '';
}

/** The tokens of a group with what each is for, in the order of their source. */
export function tokensOf<Name extends Group>(group: Name): ListedToken<Name>[] {
  const names = Object.keys(tokens[group]) as (keyof Values<Name> & string)[];
  return names.map((name) => ({
    id: `${group}.${name}`,
    name,
    value: tokens[group][name],
    purpose: purposeOf(group, name),
  }));
}

import type { Plugin } from 'vite';
import { dark, light } from '../../theme/generated/schemes';

type Values = Readonly<Record<string, string | undefined>>;
const lightValues: Values = light;
const darkValues: Values = dark;

/** `--a`, `--b` and so on: pages name their colours so often that a letter instead of a word saves 0.15 KB each. */
const shortName = (index: number): string =>
  (index < 26 ? '' : shortName(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Short names of the properties that differ between the schemes. Properties with the same two values share a name. */
function schemeDependentNames(): Map<string, string> {
  const names = new Map<string, string>();
  return new Map(
    Object.keys(dark).map((property) => {
      const both = `${String(lightValues[property])} ${String(darkValues[property])}`;
      const name = names.get(both) ?? `--${shortName(names.size)}`;
      names.set(both, name);
      return [property, name];
    }),
  );
}

const schemeDependent = schemeDependentNames();

/** Uses the short names of properties, and replaces properties that never change by their values. */
const resolved = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (whole, property: string) => {
    const name = schemeDependent.get(property);
    if (name !== undefined) return `var(${name})`;
    const value = lightValues[property];
    return value === undefined ? whole : resolved(value);
  });

/** A module's constant: the values of the properties that the site declares. */
function declarations(constant: string, values: Values): string {
  const needed = [...schemeDependent].map(([property, name]) => [name, values[property]]);
  return `export const ${constant} = ${JSON.stringify(Object.fromEntries(needed))};`;
}

/**
 * Rewrites a generated module for the site.
 * @param name Name of the module in `src/theme/generated`.
 * @param code The module, as JavaScript.
 */
export function siteModule(name: string, code: string): string {
  if (name === 'schemes') return `${declarations('light', light)}\n${declarations('dark', dark)}`;
  return code.replace(/(['"])var\(--[\w-]+\)\1/g, (quoted) => JSON.stringify(resolved(quoted.slice(1, -1))));
}

/**
 * The site has one brand and two schemes: only values that differ in the dark scheme stay custom properties, and roles
 * that look the same in both schemes share one. All others become constants, which cost the pages nothing. It applies
 * to the builds of both browser and server, because both must write the same styles.
 */
export function siteTokens(): Plugin {
  return {
    name: 'site-tokens',
    apply: 'build',
    transform: {
      filter: { id: /src[\\/]theme[\\/]generated[\\/](?:tokens|schemes)\.ts$/ },
      handler(code, id) {
        return siteModule(id.endsWith('schemes.ts') ? 'schemes' : 'tokens', code);
      },
    },
  };
}

import type { Plugin } from 'vite';
import { dark, light } from '../../theme/generated/schemes';

type Values = Readonly<Record<string, string | undefined>>;
const byDay: Values = light;
const atNight: Values = dark;

/** `--a`, `--b` and so on: a page names its colours so often that a letter instead of a word saves 0.15 KB of it. */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Names on the site's pages, of properties that have another value at night. Those with the same two values share one. */
function namesOfChanging(): Map<string, string> {
  const names = new Map<string, string>();
  return new Map(
    Object.keys(dark).map((property) => {
      const both = `${String(byDay[property])} ${String(atNight[property])}`;
      const name = names.get(both) ?? `--${letters(names.size)}`;
      names.set(both, name);
      return [property, name];
    }),
  );
}

const changing = namesOfChanging();

/** Names properties as the site declares them, and writes out what never changes on it. */
const written = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (whole, property: string) => {
    const name = changing.get(property);
    if (name !== undefined) return `var(${name})`;
    const value = byDay[property];
    return value === undefined ? whole : written(value);
  });

/** A module's constant: the values of the properties that the site declares. */
function declarations(constant: string, values: Values): string {
  const needed = [...changing].map(([property, name]) => [name, values[property]]);
  return `export const ${constant} = ${JSON.stringify(Object.fromEntries(needed))};`;
}

/**
 * A generated module as the site needs it.
 * @param name Name of the module in `src/theme/generated`.
 * @param code The module, as JavaScript.
 */
export function siteModule(name: string, code: string): string {
  if (name === 'schemes') return `${declarations('light', light)}\n${declarations('dark', dark)}`;
  return code.replace(/(['"])var\(--[\w-]+\)\1/g, (quoted) => JSON.stringify(written(quoted.slice(1, -1))));
}

/**
 * The site has one brand and two schemes: only what differs at night stays a custom property there, and roles that look the
 * same in both schemes share one. Everything else costs its pages nothing. It is for the browser's build and the server's:
 * both must write the same styles.
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

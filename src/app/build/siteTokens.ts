import type { Plugin } from 'vite';
import { dark, light } from '../../theme/generated/schemes';

type Values = Readonly<Record<string, string | undefined>>;
const byDay: Values = light;
const atNight: Values = dark;

/** Properties that have another value at night. Those with the same two values share the first one's name. */
function namesOfChanging(): Map<string, string> {
  const first = new Map<string, string>();
  return new Map(
    Object.keys(dark).map((property) => {
      const both = `${String(byDay[property])} ${String(atNight[property])}`;
      const name = first.get(both) ?? property;
      first.set(both, name);
      return [property, name];
    }),
  );
}

const changing = namesOfChanging();

/** Names properties by those that the site declares, and writes out what never changes on it. */
const written = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (whole, property: string) => {
    const name = changing.get(property);
    const value = byDay[property];
    return name === undefined ? (value === undefined ? whole : written(value)) : `var(${name})`;
  });

/** A module that declares values, as JavaScript: of the properties that the site needs. */
function declarations(values: Values): string {
  const needed = Object.entries(values).filter(([property]) => changing.get(property) === property);
  return JSON.stringify(Object.fromEntries(needed));
}

/** The modules in `src/theme/generated` as the site needs them, by name. */
const modules: Readonly<Record<string, (code: string) => string>> = {
  tokens: (code) =>
    code.replace(/(['"])var\(--[\w-]+\)\1/g, (quoted) => JSON.stringify(written(quoted.slice(1, -1)))),
  schemes: () => `export const light = ${declarations(light)};\nexport const dark = ${declarations(dark)};`,
};

/** @param name Name of a module in `src/theme/generated`. @param code It as JavaScript. */
export const siteModule = (name: string, code: string): string => modules[name]?.(code) ?? code;

/**
 * The site has one brand and two schemes: only what differs at night stays a custom property, and roles that look the same
 * in both share one. Everything else costs its pages nothing. Browser and server must agree, so it is for both builds.
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

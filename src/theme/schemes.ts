import { dark, light } from './generated/schemes';

/** A colour scheme, as in `prefers-color-scheme`. */
export type Scheme = 'light' | 'dark';

const values: Readonly<Record<Scheme, Readonly<Record<string, string>>>> = {
  light,
  dark: { ...light, ...dark },
};

/**
 * The value of a token outside of style sheets: in a manifest, a drawing, a computed contrast.
 * @param text A token, such as `color.text`, or a text that contains tokens.
 * @throws If no token has such a custom property.
 */
export function valueOf(text: string, scheme: Scheme = 'light'): string {
  return text.replace(/var\((--[\w-]+)\)/g, (_, property: string) => {
    const value = values[scheme][property];
    if (value === undefined) throw new Error(`No token has the custom property ${property}`);
    return valueOf(value, scheme);
  });
}

import type { PersonAsked } from '../../../domain/person';
import { normalisePhone } from '../../../domain/phone';
import { normaliseLine } from '../../../domain/text';
import { asReference } from '../../ids';
import { mailbox } from '../rows';

/** What stands between the digits of a number as people write it. */
const between = '[\\s().\\-\\u2010-\\u2015\\u00A0/]*';
/** Names are written with any of these. */
const apostrophes = /['’ʼ‘`]/g;
const apostrophe = "['’ʼ‘`]";
const mostWords = 6;

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);
const isId = (text: string) => /^[2-9a-hjkmnp-z]{12}$/.test(text);

/** The words of a name, without what is neither letter nor digit around them. */
export function nameWords(name: string): string[] {
  const words = normaliseLine(name).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ‘`.-]*/gu) ?? [];
  return words.map((word) => word.replace(/[.'’ʼ‘`-]+$/u, '')).slice(0, mostWords);
}

/**
 * Reads whom somebody looks for: an e-mail address, a phone number in any spelling, a reference or an id, or a name.
 * @returns Nothing where it is none of these: nobody has a name without two letters.
 */
export function readPerson(typed: string): PersonAsked | undefined {
  const line = normaliseLine(typed.slice(0, 1000));
  if (isAddress(line)) return { key: 'email', value: mailbox(line) };
  const phone = normalisePhone(line);
  if (phone !== undefined) return { key: 'phone', value: phone };
  const reference = asReference(line) ?? (isId(line) ? line : undefined);
  if (reference !== undefined) return { key: 'reference', value: reference };
  const name = nameWords(line).join(' ');
  return (name.match(/\p{L}/gu)?.length ?? 0) < 2 ? undefined : { key: 'name', value: name };
}

/** The digits that every spelling of a number has: a Kenyan one is also written without the country's code. */
const digitsOf = (phone: string) => phone.replace(/^\+(?:254)?/, '');

/** Patterns for SQL's LIKE, all of which a text has to match before {@link matcherOf} looks at it; `\` escapes. */
export function likePatterns({ key, value }: PersonAsked): string[] {
  const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&');
  if (key === 'phone') return [`%${[...digitsOf(value)].join('%')}%`];
  if (key !== 'name') return [`%${plain(value)}%`];
  // Databases know upper and lower case of ASCII only: any sign may stand in another letter's place.
  return nameWords(value).map((word) => `%${plain(word).replace(/[^\0-\x7f]|['`]/gu, '_')}%`);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** A text that does not go on at either end. */
const apart = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');

function mentionOf({ key, value }: PersonAsked): RegExp {
  // A full stop after it may end a sentence.
  if (key === 'email')
    return new RegExp(
      `(?<![\\p{L}\\p{N}@._+-])${escaped(value)}(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`,
      'iu',
    );
  if (key === 'reference') return apart(escaped(value));
  const code = value.startsWith('+254') ? `(?:(?:\\+|00)?${between}254${between}0?|0)?` : '(?:\\+|00)?';
  const digits = [...digitsOf(value)].join(between);
  return new RegExp(`(?<![\\d+])${code}${between}${digits}(?!\\d)`, 'u');
}

/** How texts are compared with what was asked for. */
export interface Matcher {
  /** Whether a text is exactly this address, number or reference, however it is written. */
  is: (text: string) => boolean;
  /** Whether it stands in a text; of a name, all of its words as whole words. */
  mentioned: (text: string) => boolean;
}

/** Compares texts with an address, a number, a reference or a name. */
export function matcherOf(asked: PersonAsked): Matcher {
  const { key, value } = asked;
  if (key === 'name') {
    const words = nameWords(value).map((word) => apart(escaped(word).replace(apostrophes, apostrophe)));
    return { is: () => false, mentioned: (text) => words.every((word) => word.test(text)) };
  }
  const mention = mentionOf(asked);
  const read = (text: string) =>
    key === 'email' ? mailbox(text.trim()) : key === 'phone' ? normalisePhone(text) : text;
  return { is: (text) => read(text) === value, mentioned: (text) => mention.test(text) };
}

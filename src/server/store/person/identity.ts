import type { PersonQuery } from '../../../domain/person';
import { normalisePhone } from '../../../domain/phone';
import { normaliseLine } from '../../../domain/text';
import { asReference } from '../../ids';
import type { Driver, SqlValue } from '../Driver';
import { canonicalEmail } from '../rows';
import { containing, oneText, spellingRegex } from '../spelling';

/** Separators between the digits of a phone number. */
const separators = '[\\s().\\-\\u2010-\\u2015\\u00A0/]*';
const maxWords = 6;

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);
const isId = (text: string) => /^[2-9a-hjkmnp-z]{12}$/.test(text);

/** The words of a name, without surrounding punctuation. */
export function nameWords(name: string): string[] {
  const words = normaliseLine(name).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ‘`.-]*/gu) ?? [];
  return words.map((word) => word.replace(/[.'’ʼ‘`-]+$/u, '')).slice(0, maxWords);
}

/**
 * Parses a search text: an e-mail address, a phone number in any format, a reference or an id, or a name.
 * @returns Undefined if it is none of these: a name has at least two letters.
 */
export function readPerson(typed: string): PersonQuery | undefined {
  const line = normaliseLine(typed.slice(0, 1000));
  if (isAddress(line)) return { key: 'email', value: canonicalEmail(line) };
  const phone = normalisePhone(line);
  if (phone !== undefined) return { key: 'phone', value: phone };
  const reference = asReference(line) ?? (isId(line) ? line : undefined);
  if (reference !== undefined) return { key: 'reference', value: reference };
  const name = nameWords(line).join(' ');
  return (name.match(/\p{L}/gu)?.length ?? 0) < 2 ? undefined : { key: 'name', value: name };
}

/** The digits that all spellings of a number share: a Kenyan one is also written without the country code. */
const digitsOf = (phone: string) => phone.replace(/^\+(?:254)?/, '');

/**
 * Conditions that a row must fulfil before {@link matcherOf} checks it, each with its values.
 * @param columns SQL expressions.
 */
export function likelyRows(
  { key, value }: PersonQuery,
  columns: readonly string[],
  driver: Pick<Driver, 'kind'>,
): (readonly [sql: string, values: readonly SqlValue[]])[] {
  if (key !== 'phone')
    return (key === 'name' ? nameWords(value) : [value]).map((part) => containing(columns, part, driver));
  return [[`(${oneText(columns)}) LIKE ?`, [`%${[...digitsOf(value)].join('%')}%`]]];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** Matches a text that is not part of a longer word. */
const wholeWord = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');

function mentionOf({ key, value }: PersonQuery): RegExp {
  // A full stop after it may end a sentence.
  if (key === 'email')
    return new RegExp(
      `(?<![\\p{L}\\p{N}@._+-])${escaped(value)}(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])`,
      'iu',
    );
  if (key === 'reference') return wholeWord(escaped(value));
  const code = value.startsWith('+254') ? `(?:(?:\\+|00)?${separators}254${separators}0?|0)?` : '(?:\\+|00)?';
  const digits = [...digitsOf(value)].join(separators);
  return new RegExp(`(?<![\\d+])${code}${separators}${digits}(?!\\d)`, 'u');
}

/** Compares texts with a search key. */
export interface Matcher {
  /** Whether a text is exactly this address, number or reference, in any spelling. */
  isExactly: (text: string) => boolean;
  /** Whether a text contains it; for a name, all of its words as whole words. */
  isMentioned: (text: string) => boolean;
}

/** Makes a matcher for an address, a number, a reference or a name. */
export function matcherOf(query: PersonQuery): Matcher {
  const { key, value } = query;
  if (key === 'name') {
    const words = nameWords(value).map((word) => wholeWord(spellingRegex(word)));
    return { isExactly: () => false, isMentioned: (text) => words.every((word) => word.test(text)) };
  }
  const mention = mentionOf(query);
  const read = (text: string) =>
    key === 'email' ? canonicalEmail(text.trim()) : key === 'phone' ? normalisePhone(text) : text;
  return { isExactly: (text) => read(text) === value, isMentioned: (text) => mention.test(text) };
}

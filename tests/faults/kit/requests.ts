import { addDays, dayInNairobi } from '../../../src/domain/dates';
import { optionName } from '../../../src/domain/requests/definition';
import { definitionOf } from '../../../src/domain/requests/definitions';
import { requestKinds, type RequestKind } from '../../../src/domain/requests/kinds';
import { sampleBody } from '../../domain/requestSamples';

/** The kind of the n-th request: kinds take turns. */
export const requestKindAt = (n: number): RequestKind => requestKinds[n % requestKinds.length] ?? 'events';

/** A valid request of a kind, as a program posts it; its days are calculated from a moment in ms. */
export function requestValues(kind: RequestKind, name: string, now: number): Record<string, unknown> {
  return { ...sampleBody(definitionOf(kind), 'all', addDays(dayInNairobi(new Date(now)), 1)), name };
}

/** The same as a page without JavaScript posts it: one input for each of several answers. */
export function requestFields(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value)
      ? value.map((option) => [optionName(name, String(option)), 'yes'])
      : [[name, String(value)]],
  );
}

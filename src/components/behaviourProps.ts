import type { BehaviourName } from '../behaviours/contract';

/** Names the behaviour that the first-load script attaches to an element. */
export const behaviour = (name: BehaviourName) => ({ 'data-behaviour': name });

/** Attributes of a widget's contract: `data(sliderData, { track: true })` is `data-track=""`. */
export function data<Names extends Readonly<Record<string, string>>>(
  names: Names,
  values: { readonly [Part in keyof Names]?: string | number | true | undefined },
): Record<string, string | number | undefined> {
  const entries = Object.entries<string | number | true | undefined>(values).map(
    ([part, value]) => [names[part] ?? part, value === true ? '' : value] as const,
  );
  return Object.fromEntries(entries);
}

/** Marks an element whose attributes or words a behaviour may have changed before React comes: React leaves them. */
export const ownedByBehaviour = { suppressHydrationWarning: true } as const;

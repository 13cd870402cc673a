import { pageData, type BehaviourName, type LateBehaviourName } from '../behaviours/contract';

/** Names the behaviour that the page's scripts attach to an element. */
export const behaviour = (name: BehaviourName | LateBehaviourName) => ({ [pageData.behaviour]: name });

/** Brings React when the element is used: a click is held until it is there, focus goes on natively meanwhile. */
export const needsReact = (use: 'click' | 'focus') => ({ [pageData.needsReact]: use });

/** Attributes of a contract: `data(sliderData, { track: true })` is `data-track=""`; `false` leaves one out. */
export function data<Names extends Readonly<Record<string, string>>>(
  names: Names,
  values: { readonly [Part in keyof Names]?: string | number | boolean | undefined },
): Record<string, string | number | undefined> {
  const entries = Object.entries<string | number | boolean | undefined>(values).map(
    ([part, value]) =>
      [names[part] ?? part, typeof value === 'boolean' ? (value ? '' : undefined) : value] as const,
  );
  return Object.fromEntries(entries);
}

/** Marks an element whose attributes or words a behaviour may have changed before React comes: React leaves them. */
export const ownedByBehaviour = { suppressHydrationWarning: true } as const;

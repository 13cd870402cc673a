import { pageData, type BehaviourName, type LateBehaviourName } from '../behaviours/contract';

/** Names the behaviour that the page's scripts attach to an element. */
export const behaviour = (name: BehaviourName | LateBehaviourName) => ({ [pageData.behaviour]: name });

/**
 * Marks an element whose use loads React: a click is held back and replayed once React is there; a focus happens natively
 * meanwhile.
 */
export const needsReact = (use: 'click' | 'focus') => ({ [pageData.needsReact]: use });

/** Makes the attributes of a contract: `data(sliderData, { track: true })` gives `data-track=""`; `false` leaves an attribute out. */
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

/** Marks an element whose attributes or text a behaviour may have changed before React hydrates: React keeps the changes. */
export const ownedByBehaviour = { suppressHydrationWarning: true } as const;

/**
 * Content of an element whose text a behaviour fills in, beside {@link ownedByBehaviour}: React keeps another text than its own, but
 * takes one where it has none for an error.
 */
export const filledLater = ' ';

import {
  pageData,
  partData,
  type BehaviourName,
  type CaseOf,
  type LateBehaviourName,
  type PartNames,
  type PartOf,
} from '../behaviours/contract';

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

/** Attributes and selectors of the names inside a widget: one that its contract does not have does not compile. */
export const namedParts = <Names extends PartNames>() => ({
  /** Marks an element that the behaviour reads, shows or fills. */
  part: (name: PartOf<Names>) => ({ ...data(partData, { part: name }), ...ownedByBehaviour }),
  /** Marks a text for one of several cases. */
  when: (name: CaseOf<Names>) => ({ ...data(partData, { when: name }), ...ownedByBehaviour }),
  /** Selects a part, in styles. */
  atPart: (name: PartOf<Names>) => `[${partData.part}=${name}]` as const,
  /** Selects the texts of a case, in styles. */
  atCase: (name: CaseOf<Names>) => `[${partData.when}=${name}]` as const,
});

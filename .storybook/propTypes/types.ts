import type { ComponentDoc } from 'react-docgen-typescript';

/** A member of an object type. */
export interface Member {
  /** Its name. */
  name: string;
  /** Whether it may be left out. */
  optional: boolean;
  /** Its type; all values of a union. */
  type: string;
  /** Its description. */
  description: string;
}

/** An object type used by props. */
export interface MemberType {
  /** Its name in the source; for a type without a name, that of its prop. */
  name: string;
  /** Props and types that use it. */
  parents: string[];
  /** Its description. */
  description: string;
  /** Its members, in their order. */
  members: Member[];
}

/** Description of a component in `__docgenInfo`. */
export interface ComponentInfo extends Omit<ComponentDoc, 'expression' | 'rootExpression'> {
  /** Its module, relative to `src` and without extension. */
  module: string;
  /** Object types of its props, and those that they contain. */
  memberTypes: readonly MemberType[];
}

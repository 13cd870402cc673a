/** A member of an object that a prop holds. */
export interface Member {
  /** Its name. */
  name: string;
  /** Whether it may be left out. */
  optional: boolean;
  /** Its type; of a union all values. */
  type: string;
  /** What it is. */
  description: string;
}

/** An object that props hold. */
export interface MemberType {
  /** Its name in the source; of one without a name that of its prop. */
  name: string;
  /** Props and types that hold it. */
  heldBy: string[];
  /** What it is. */
  description: string;
  /** Its members, in their order. */
  members: Member[];
}

/** What a component's `__docgenInfo` has beside react-docgen-typescript's own reading. */
export interface MemberTypes {
  /** Objects that its props hold, and those that they hold. */
  memberTypes?: readonly MemberType[];
}

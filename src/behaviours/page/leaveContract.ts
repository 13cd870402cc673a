/** The part of the contract that only quiet pages need, so that other pages need not load it. See `contract.ts`. */

/** The link that leaves a quiet page at once. */
export const leaveData = { leave: 'data-leave' } as const;

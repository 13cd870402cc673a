/** What every page of a copy to try things on says first, before the number: somebody who needs help must not wait for an answer to it. */
export const stagingNotice =
  'This is a copy of the site for trying things out. Nothing sent from it reaches our crews. In an emergency, call';

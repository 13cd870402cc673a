/** Whether this build is a copy to try things on. Set through the environment, see `src/config/staging.ts`. */
export const staging: boolean = __STAGING__;

/** What every page of such a copy says first, before the number: somebody who needs help must not wait for an answer to it. */
export const stagingNotice =
  'This is a copy of the site for trying things out. Nothing sent from it reaches our crews. In an emergency, call';

/** Whether this build is a copy to try things on. Set through the environment, see `src/config/staging.ts`. */
export const staging: boolean = __STAGING__;

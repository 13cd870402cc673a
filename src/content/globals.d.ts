/** The owner's data, put in place by the build. */
declare const __OWNER__: import('../config/owner').Owner;
/** Claims that the owner has confirmed, put in place by the build. */
declare const __CLAIMS__: readonly import('./claims').ClaimId[];
/** What the service tells about itself, put in place by the build. */
declare const __FACTS__: import('../config/facts').Facts;
/** Days after which things are deleted, put in place by the build. */
declare const __RETENTION_DAYS__: number;
/** Periods that the privacy policy states besides, put in place by the build. */
declare const __STATED_PERIODS__: import('../config/retention').StatedPeriods;
/** Whether phones keep the emergency pages; replaced by the build (vite.config.ts). */
declare const __OFFLINE__: boolean;
/** Whether the build is a copy to try things on. */
declare const __STAGING__: boolean;

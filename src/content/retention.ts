import type { StatedPeriods } from '../config/retention';

/** Days after which things are deleted, as they were when this build was made; 0 keeps them. See `RETENTION_DAYS` in `src/config/retention.ts`. */
export const retentionDays: number = __RETENTION_DAYS__;

/** Further periods of the privacy policy, as they were when this build was made. */
export const statedPeriods: StatedPeriods = __STATED_PERIODS__;

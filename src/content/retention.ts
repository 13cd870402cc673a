/** Days after which things are deleted, as they were when this build was made; 0 keeps them. See `RETENTION_DAYS` in `src/config/retention.ts`. */
export const retentionDays: number = __RETENTION_DAYS__;

/**
 * A one-line warning if the privacy policy was built for another retention period than the server applies.
 * @param configuredDays Days by the server's setting. @param statedDays Days in the built policy.
 */
export function retentionWarning(configuredDays: number, statedDays: number): string | undefined {
  if (configuredDays === statedDays) return undefined;
  return `RETENTION_DAYS is ${String(configuredDays)}, but the privacy policy was built with ${String(statedDays)}: build the site with the server's setting.`;
}

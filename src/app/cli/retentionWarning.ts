import type { KeptCopies } from '../../config/keep';

/**
 * A one-line warning if the privacy policy was built for another retention period than the server applies.
 * @param configuredDays Days by the server's setting. @param statedDays Days in the built policy.
 */
export function retentionWarning(configuredDays: number, statedDays: number): string | undefined {
  if (configuredDays === statedDays) return undefined;
  return `RETENTION_DAYS is ${String(configuredDays)}, but the privacy policy was built with ${String(statedDays)}: build the site with the server's setting.`;
}

const described = (copies: KeptCopies | undefined) =>
  copies === undefined
    ? 'no copies'
    : `copies for ${String(copies.days)} days and ${String(copies.months)} months${copies.isRemote ? ', also in a bucket' : ''}`;

/**
 * A one-line warning if the privacy policy was built for other copies of the database than the server makes.
 * @param configured By the server's settings. @param stated In the built policy; undefined if there are none.
 */
export function copiesWarning(
  configured: KeptCopies | undefined,
  stated: KeptCopies | undefined,
): string | undefined {
  const [real, said] = [described(configured), described(stated)];
  if (real === said) return undefined;
  return `The server makes ${real}, but the privacy policy was built for ${said}: build the site with the server's BACKUP settings.`;
}

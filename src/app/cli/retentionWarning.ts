/**
 * What is wrong with a privacy policy that was built for another retention than the server keeps to, in one line.
 * @param kept Days by the server's setting. @param said Days that the built page says.
 */
export function retentionWarning(kept: number, said: number): string | undefined {
  if (kept === said) return undefined;
  return `RETENTION_DAYS is ${String(kept)}, but the privacy policy was built with ${String(said)}: build the site with the server's setting.`;
}

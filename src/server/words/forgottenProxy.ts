/** What to do about a proxy that the settings do not name, on one line. */
export const forgottenProxy = (address: string): string =>
  `A proxy at ${address} passes requests on, and is not trusted: all visitors count as one, and https is not noticed. ` +
  `Set TRUSTED_PROXIES=${address}`;

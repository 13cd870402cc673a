/**
 * Whether a status says that a proxy could not reach the site: 502 to 504, or 520 to 530, which content delivery networks
 * use. The site itself answers 503 only to a form that it cannot store.
 */
export const isServerDown = (status: number): boolean =>
  (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

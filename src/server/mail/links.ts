import { isSignatureOf, signatureOf } from '../signature';

/** Decisions that staff can make by a link in an e-mail. */
export const linkDecisions = ['approve', 'reject'] as const;
type LinkDecision = (typeof linkDecisions)[number];

/** Content of a signed link. */
export interface DecisionLink {
  /** Id of the review. */
  review: string;
  decision: LinkDecision;
  /** Expiry, in seconds since 1970. */
  until: number;
}

/** Path of the page that asks for confirmation. */
export const decisionPath = '/review-decision';

/** Name of the store's secret for signing the links. */
export const linkSecret = 'review-links';

/** Lifetime of a link, in seconds. */
export const linkLifetime = 14 * 24 * 60 * 60;

const signedValues = ({ review, decision, until }: DecisionLink) => [review, decision, until];

/** The parameters of a link, for its address or for a form. */
export function signLink(link: DecisionLink, secret: string): Record<string, string> {
  const { review, decision, until } = link;
  return { review, decision, until: String(until), signature: signatureOf(secret, signedValues(link)) };
}

/** The address of a link. @param siteUrl Without a trailing slash. */
export function linkAddress(link: DecisionLink, secret: string, siteUrl: string): string {
  return `${siteUrl}${decisionPath}?${String(new URLSearchParams(signLink(link, secret)))}`;
}

/**
 * Verifies parameters.
 * @param now Current time in ms since 1970.
 * @returns The link; `forged` if the signature is not ours, `expired` if it has expired.
 */
export function readLink(
  given: URLSearchParams,
  secret: string,
  now: number,
): DecisionLink | 'forged' | 'expired' {
  const decision = linkDecisions.find((one) => one === given.get('decision'));
  const until = given.get('until') ?? '';
  if (!decision || !/^\d{1,12}$/.test(until)) return 'forged';
  const link: DecisionLink = { review: given.get('review') ?? '', decision, until: Number(until) };
  if (!isSignatureOf(given.get('signature') ?? '', secret, signedValues(link))) return 'forged';
  return link.until * 1000 < now ? 'expired' : link;
}

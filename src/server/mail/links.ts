import { isSignatureOf, signatureOf } from '../signature';

/** What staff can decide by a link in a mail. */
export const linkDecisions = ['approve', 'reject'] as const;
type LinkDecision = (typeof linkDecisions)[number];

/** What a signed link says. */
export interface DecisionLink {
  /** Id of the review. */
  review: string;
  decision: LinkDecision;
  /** Seconds since 1970 until which it holds. */
  until: number;
}

/** Path of the page that asks whether to decide. */
export const decisionPath = '/review-decision';

/** Name of the store's secret that the links are signed with. */
export const linkSecret = 'review-links';

/** How long a link holds, in seconds. */
export const linkHolds = 14 * 24 * 60 * 60;

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
 * Reads parameters back.
 * @param now Milliseconds of the clock.
 * @returns The link; `forged` where the signature is not ours, `expired` where its time is over.
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

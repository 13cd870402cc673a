import { claims, type Claim, type ClaimId } from './claims';
import { isConfirmed } from './confirmedClaims';

const state = (id: ClaimId, { confirmedBy = '', confirmedOn = '' }: Claim) =>
  isConfirmed(id) ? `${confirmedBy}, ${confirmedOn}` : 'open';

/** The claims as a table in Markdown: the guide for owners shows it at `<!-- claims -->`. */
export const claimsTable: string = [
  '| Claim | What it says | Pages | Who confirms it | State |',
  '| --- | --- | --- | --- | --- |',
  ...(Object.entries(claims) as [ClaimId, Claim][]).map(
    ([id, claim]) => `| \`${id}\` | ${claim.says} | ${claim.where} | ${claim.asks} | ${state(id, claim)} |`,
  ),
].join('\n');

/** A guide with the table in its place. @param text The guide in Markdown. */
export const withClaims = (text: string): string => text.replace('<!-- claims -->', claimsTable);

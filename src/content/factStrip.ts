import type { Facts } from '../config/facts';
import type { Link } from '../domain/link';
import type { Fact } from '../sections/FactList/Facts';
import type { FactStripProps } from '../sections/FactStrip/FactStrip';

/** What the strip says. */
export interface FactStripWords extends Pick<FactStripProps, 'label'> {
  licensed: string;
  /** Named before the doctor who answers for the care. */
  ledBy: string;
  /** Named before the counties, or before how many they are. */
  workIn: string;
  /** Said where there are too many counties to name. */
  counties(count: number): string;
  payBy: string;
  card: string;
  insurers: string;
  orders: string;
  speak: string;
}

/** Most names in the strip; where there are more, their number is shown. */
const few = 3;

const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values }] : [];

/** Ways to pay that the owner has set, as they are said in a list. */
function paymentWays(
  words: FactStripWords,
  { mpesaTill, takesCards, insurers, takesOrders }: Facts,
): string[] {
  return [
    ...(mpesaTill === '' ? [] : ['M-PESA']),
    ...(takesCards ? [words.card] : []),
    ...(insurers.length > 0 ? [words.insurers] : []),
    ...(takesOrders ? [words.orders] : []),
  ];
}

/** Whether the owner has set a licence that visitors can check. */
export const hasLicence = ({ kmpdcLicence, doshsApproval, odpcNumber, licences }: Facts): boolean =>
  [kmpdcLicence, doshsApproval, odpcNumber, ...licences].some((licence) => licence !== '');

/** What visitors check first, in one line each. Nothing where the owner has set nothing. */
export function factStrip(
  words: FactStripWords,
  facts: Facts,
  more: Link | undefined,
): FactStripProps | undefined {
  const { kmpdcLicence, licences, medicalDirector, counties, languages } = facts;
  const licence = kmpdcLicence === '' ? licences.slice(0, 1) : [`KMPDC ${kmpdcLicence}`];
  const shown = [
    ...fact(words.licensed, licence),
    ...fact(words.ledBy, medicalDirector === '' ? [] : [medicalDirector]),
    ...fact(words.workIn, counties.length > few ? [words.counties(counties.length)] : counties),
    ...fact(words.payBy, paymentWays(words, facts)),
    ...fact(words.speak, languages),
  ];
  return shown.length > 0 ? { label: words.label, facts: shown, ...(more && { more }) } : undefined;
}

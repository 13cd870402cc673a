import type { Facts } from '../../config/facts';
import type { Link } from '../../domain/link';
import type { Fact } from '../../sections/FactList/FactList';
import type { FactStripProps } from '../../sections/FactStrip/FactStrip';

/** Leads to the page of figures, licences, prices and addresses. */
export const numbersLink: Link = { label: 'Our service in numbers and papers', to: '/NumbersAndPapers' };

/** At most this many names stand in the strip; more are counted. */
const few = 3;

const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values }] : [];

/** Ways to pay that the owner has set, as they are said in a list. */
export function paymentWays({ mpesaTill, takesCards, insurers }: Facts): string[] {
  return [
    ...(mpesaTill === '' ? [] : ['M-PESA']),
    ...(takesCards ? ['card'] : []),
    ...(insurers.length > 0 ? ['insurers'] : []),
  ];
}

/** What visitors check first, in one line each. Nothing where the owner has set nothing. */
export function factStripFrom(facts: Facts): FactStripProps | undefined {
  const { licences, counties, languages } = facts;
  const shown = [
    ...fact('Licensed', licences.slice(0, 1)),
    ...fact(
      'We work in',
      counties.length > few ? [`${String(counties.length)} of Kenya’s 47 counties`] : counties,
    ),
    ...fact('You can pay by', paymentWays(facts)),
    ...fact('We speak', languages),
  ];
  return shown.length > 0 ? { label: 'The service in short', facts: shown, more: numbersLink } : undefined;
}

import words from '#words/payment.json';
import { fill } from '../../domain/fill';
import type { Facts } from '../../config/facts';
import { kes } from '../../domain/money';
import type { Fact } from '../../sections/FactList/Facts';
import { dateLocale } from './locale';
import { publicMoney } from './promises';

const days = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'Africa/Nairobi' });

const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values }] : [];

/** Whether the Social Health Authority pays, with the day on which that was so; what is announced where nothing is set. */
export function authorityFrom({ sha }: Pick<Facts, 'sha'>): string {
  if (!sha) return publicMoney;
  const day = days.format(new Date(sha.day));
  return sha.pays ? fill(words.authorityPays, { day }) : fill(words.authorityDoesNotPay, { day });
}

/** How people can pay and who pays for them, as far as the owner has set it. */
export function paymentFacts(facts: Facts): Fact[] {
  const { insurers, mpesaTill, takesCards } = facts;
  return [
    ...fact('M-PESA', mpesaTill === '' ? [] : [fill(words.till, { mpesaTill })]),
    ...fact(words.card, takesCards ? words.cardWhere : []),
    ...fact(words.insurers, insurers),
    ...fact(words.authority, [authorityFrom(facts)]),
  ];
}

/** What a journey costs, where the owner has said it. */
export function journeyPrices({ prices: { basic, advanced, includedKm, perKm } }: Facts): string[] {
  const within = includedKm === undefined ? '' : fill(words.within, { includedKm });
  return [
    ...(basic === undefined ? [] : [fill(words.basic, { kes: kes(basic), within })]),
    ...(advanced === undefined ? [] : [fill(words.advanced, { kes: kes(advanced), within })]),
    ...(perKm === undefined ? [] : [fill(words.furtherKm, { kes: kes(perKm) })]),
  ];
}

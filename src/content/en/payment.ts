import type { Facts } from '../../config/facts';
import { kes } from '../../domain/money';
import type { Fact } from '../../sections/FactList/Facts';
import { dateLocale } from './locale';
import { publicMoney } from './promises';

const days = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });

const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values }] : [];

/** Whether the Social Health Authority pays, with the day on which that was so; what is announced where nothing is set. */
function authority({ sha }: Facts): string {
  if (!sha) return publicMoney;
  const day = days.format(new Date(sha.day));
  return sha.pays
    ? `The Social Health Authority pays us directly (as of ${day}).`
    : `The Social Health Authority does not pay us directly (as of ${day}).`;
}

/** How people can pay and who pays for them, as far as the owner has set it. */
export function paymentFacts(facts: Facts): Fact[] {
  const { insurers, mpesaTill, takesCards } = facts;
  return [
    ...fact('M-PESA', mpesaTill === '' ? [] : [`Buy Goods till ${mpesaTill}`]),
    ...fact('Card', takesCards ? ['In the ambulance and at the office'] : []),
    ...fact('Insurers that pay us directly', insurers),
    ...fact('Social Health Authority', [authority(facts)]),
  ];
}

/** What a journey costs, where the owner has said it. */
export function journeyPrices({ prices: { basic, advanced, includedKm, perKm } }: Facts): string[] {
  const within = includedKm === undefined ? '' : `, up to ${String(includedKm)} km`;
  return [
    ...(basic === undefined ? [] : [`A journey in an ambulance: ${kes(basic)}${within}.`]),
    ...(advanced === undefined ? [] : [`In an advanced unit: ${kes(advanced)}${within}.`]),
    ...(perKm === undefined ? [] : [`Each further kilometre: ${kes(perKm)}.`]),
  ];
}

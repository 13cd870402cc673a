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
    ? `SHA hutulipa moja kwa moja (kufikia ${day}).`
    : `SHA haitulipi moja kwa moja (kufikia ${day}).`;
}

/** How people can pay and who pays for them, as far as the owner has set it, in Kiswahili. */
export function paymentFacts(facts: Facts): Fact[] {
  const { insurers, mpesaTill, takesCards } = facts;
  return [
    ...fact('M-PESA', mpesaTill === '' ? [] : [`Buy Goods, nambari ya till ${mpesaTill}`]),
    ...fact('Kadi', takesCards ? ['Katika ambulensi na ofisini'] : []),
    ...fact('Bima zinazotulipa moja kwa moja', insurers),
    ...fact('Mamlaka ya Afya ya Jamii (SHA)', [authority(facts)]),
  ];
}

/** What a journey costs, where the owner has said it, in Kiswahili. */
export function journeyPrices({ prices: { basic, advanced, includedKm, perKm } }: Facts): string[] {
  const within = includedKm === undefined ? '' : `, hadi kilomita ${String(includedKm)}`;
  return [
    ...(basic === undefined ? [] : [`Safari kwa ambulensi: ${kes(basic)}${within}.`]),
    ...(advanced === undefined ? [] : [`Kwa ambulensi ya wagonjwa mahututi: ${kes(advanced)}${within}.`]),
    ...(perKm === undefined ? [] : [`Kila kilomita zaidi: ${kes(perKm)}.`]),
  ];
}

import words from '#words/serviceParts.json';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import { facts as ownFacts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { language } from './language';
import { countiesLink } from './links';
import { dateLocale } from './locale';
import { responseTargetFrom } from './promises';

type Question = ServiceContent['questions']['items'][number];

const listed = new Intl.ListFormat(dateLocale, { type: 'conjunction' });

/** Where crews come: the owner's counties, bases and minutes, or how to ask. */
export function whereFrom(facts: Facts): Question {
  const { counties, bases } = facts;
  const known = [
    ...(bases.length === 0
      ? []
      : [plural(language, words.where.bases, bases.length, { bases: listed.format(bases) })]),
    ...(counties.length === 0
      ? []
      : [plural(language, words.where.counties, counties.length, { counties: listed.format(counties) })]),
  ];
  return {
    question: words.where.question,
    answer:
      known.length === 0
        ? [words.where.ask]
        : [[...known, words.where.elsewhere].join(' '), responseTargetFrom(facts)],
    links: [countiesLink],
  };
}

/** How to pay, as far as the owner has set it; nothing where nothing is set. */
export function paymentFrom(facts: Facts): Question[] {
  const { mpesaTill, takesCards, insurers, takesOrders, kraPin } = facts;
  const ways = [
    ...(mpesaTill === '' ? [] : [fill(words.pay.mpesa, { till: mpesaTill })]),
    ...(takesCards ? [words.pay.card] : []),
    ...(insurers.length === 0
      ? []
      : [plural(language, words.pay.insurers, insurers.length, { insurers: listed.format(insurers) })]),
    ...(takesOrders ? [words.pay.orders] : []),
    ...(kraPin === '' ? [] : [fill(words.pay.invoice, { pin: kraPin })]),
  ];
  return ways.length === 0 ? [] : [{ question: words.pay.question, answer: [ways.join(' ')] }];
}

/** Where crews come, with the owner's settings: first of the questions of a service. */
export const whereWeCome = whereFrom(ownFacts);

/** How to pay, with the owner's settings: last of the questions of a service. */
export const howToPay = paymentFrom(ownFacts);

import words from '#words/county.json';
import type { Facts } from '../../../config/facts';
import { type County } from '../../../domain/counties';
import { countyPath } from '../../../domain/countyPath';
import { fill } from '../../../domain/fill';
import { pathIn } from '../../../domain/language';
import { plural } from '../../../domain/plural';
import type { Fact } from '../../../sections/FactList/Facts';
import { countyHospitals } from '../../countyHospitals';
import { neighbours } from '../../countyNeighbours';
import type { CountyContent } from '../../countyTypes';
import { askPath, basesIn } from '../counties';
import { language } from '../language';
import { callLink, countiesLink, whereAmILink } from '../links';
import { dateLocale } from '../locale';
import { receiptFrom } from '../prices';
import { priceFrom } from '../serviceParts';

const listed = new Intl.ListFormat(dateLocale, { type: 'conjunction' });
const fact = (label: string, values: readonly string[]): Fact[] =>
  values.length > 0 ? [{ label, values: [values.join(' ')] }] : [];

/** The minutes that the owner aims at, with what changes them; nothing where none are set. */
function minutes({ aims: { townMinutes, outsideMinutes } }: Facts): string[] {
  const { town, outside, changes } = words.facts;
  const own = [
    ...(townMinutes === undefined ? [] : [fill(town, { minutes: townMinutes })]),
    ...(outsideMinutes === undefined ? [] : [fill(outside, { minutes: outsideMinutes })]),
  ];
  return own.length === 0 ? [] : [`${own.join(', ')}.`, changes];
}

/** The lowest price of a journey, with the kilometres in it; nothing where it is not set. */
function price(facts: Facts): string[] {
  const from = priceFrom('journey', facts);
  const { includedKm: km } = facts.prices;
  if (from === '') return [];
  return [from, ...(km === undefined ? [] : [plural(language, words.facts.included, km, { km })])];
}

/** One journey as a receipt: a longer one if the kilometres are priced, with the kind of vehicle that costs least. */
function example(facts: Facts): CountyContent['price'] {
  const prices = receiptFrom(facts);
  const [journey] = prices?.journeys[1] ?? prices?.journeys[0] ?? [];
  if (!prices || !journey) return undefined;
  const { distance, vehicle } = prices;
  const { other: _other, ...shown } = journey;
  return {
    title: words.price.title,
    paragraphs: [words.price.text],
    prices: {
      ...prices,
      distance: { ...distance, options: [] },
      vehicle: { ...vehicle, options: [] },
      journeys: [[shown]],
    },
  };
}

/** The page of a county to which crews come. What the owner has not set is not on it. */
export function countyFrom(county: County, facts: Facts): CountyContent {
  const say = (text: string) => fill(text, { county });
  const strip = [
    ...fact(
      plural(language, words.facts.bases, facts.bases.length),
      facts.bases.length > 0 ? [listed.format(facts.bases)] : [],
    ),
    ...fact(words.facts.time, minutes(facts)),
    ...fact(words.facts.price, price(facts)),
  ];
  const hospitals = countyHospitals[county];
  const served = neighbours[county].filter((other) => facts.counties.includes(other));
  const others = neighbours[county].filter((other) => !facts.counties.includes(other));
  return {
    meta: { title: say(words.meta.title), description: say(words.meta.description) },
    title: say(words.title),
    answer: {
      back: countiesLink,
      title: say(words.title),
      answer: [say(words.answer), ...basesIn(facts)].join(' '),
      say: say(words.say),
      call: callLink,
      where: whereAmILink,
      county,
      served: facts.counties,
      label: say(words.map),
    },
    strip: strip.length === 0 ? undefined : { label: words.facts.label, facts: strip },
    hospitals: {
      title: say(words.hospitals.title),
      paragraphs: [words.hospitals.text, words.hospitals.source],
      facts: [{ label: plural(language, words.hospitals.label, hospitals.length), values: hospitals }],
    },
    price: example(facts),
    around: {
      title: say(words.around.title),
      pages: [
        ...served.map((other) => ({
          title: fill(words.title, { county: other }),
          text: words.around.here,
          to: pathIn(language, countyPath(other)),
        })),
        ...(others.length === 0
          ? []
          : [{ title: listed.format(others), text: words.around.ask, to: askPath }]),
      ],
    },
  };
}

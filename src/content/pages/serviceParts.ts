import texts from '#words/serviceParts.json';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { kes } from '../../domain/money';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { factStripFrom } from './factStrip';
import { onThisPage } from './onThisPage';

type Part = 'banner' | 'onThisPage' | 'intro' | 'strip' | 'included' | 'ready';

/** Words of the parts that are made alike on every service page. */
interface ServiceWords extends Pick<ServiceContent, 'ready'> {
  banner: Omit<ServiceContent['banner'], 'picture'>;
  intro: {
    answers: {
      /** Who should read on, in one sentence. */
      for: string;
      /** What they get, in one sentence. */
      get: string;
      /** How the price is made, and when they hear it; stands after the lowest price. */
      cost: string;
      /** What to do now. */
      now: string;
    };
  };
  included: ServiceContent['included'];
  /** What the price does not include. */
  notCovered: NonNullable<ServiceContent['included']['except']>;
}

/** Services whose lowest price is a setting; `journey` is a journey by road, `training` a course for one person. */
export type PricedService = keyof typeof texts.from;

/** The lowest price of a service, in a sentence; empty where none is set. */
export function priceFrom(
  service: PricedService,
  { from, prices, training }: Pick<Facts, 'from' | 'prices' | 'training'>,
): string {
  const price = { ...from, journey: prices.basic, training: training.price }[service];
  return price === undefined ? '' : fill(texts.from[service], { kes: kes(price) });
}

/**
 * The parts that are made alike on every service page.
 * @param picture Picture of the banner.
 * @param service Whose lowest price stands in front of what it costs; left out where no price can be told.
 */
export function serviceParts(
  words: ServiceWords,
  picture: ServiceContent['banner']['picture'],
  service?: PricedService,
): Pick<ServiceContent, Part> {
  const { answers } = words.intro;
  const from = service === undefined ? '' : priceFrom(service, facts);
  return {
    banner: { ...words.banner, picture },
    onThisPage,
    intro: {
      answers: [
        { title: texts.answers.for, text: answers.for },
        { title: texts.answers.get, text: answers.get },
        { title: texts.answers.cost, text: `${from} ${answers.cost}`.trim() },
        { title: texts.answers.now, text: answers.now },
      ],
    },
    strip: factStripFrom(facts),
    included: { ...words.included, except: words.notCovered },
    ready: words.ready,
  };
}

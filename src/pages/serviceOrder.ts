import type { ServiceContent } from '../content/pageTypes';
import type { SectionTone } from '../sections/Section/Section';

/** What a service page tells between its short answers and its questions. */
export type ServicePart = 'benefits' | 'included' | 'steps' | 'ready' | 'coverage' | 'photos' | 'prices';

/** Neighbours in the menu have different orders. */
const orders: Readonly<Record<ServiceContent['order'], readonly ServicePart[]>> = {
  inclusion: ['benefits', 'included', 'photos', 'steps', 'ready', 'prices', 'coverage'],
  journey: ['steps', 'photos', 'benefits', 'prices', 'included', 'ready', 'coverage'],
  pictures: ['photos', 'benefits', 'steps', 'included', 'ready', 'prices', 'coverage'],
};

/**
 * The parts that a service has, in its order and each with its ground: never two the same in a row, steps on the strong one. What
 * stands before and after them has the ground of the page.
 */
export function partsOf(content: ServiceContent): { part: ServicePart; tone: SectionTone }[] {
  const parts = orders[content.order].filter((part) => content[part] !== undefined);
  let before: SectionTone = 'page';
  return parts.map((part, index) => {
    const next: SectionTone = before === 'page' ? 'subtle' : 'page';
    const isLast = index === parts.length - 1;
    const tone: SectionTone = part === 'steps' || (isLast && next === 'page') ? 'strong' : next;
    before = tone;
    return { part, tone };
  });
}

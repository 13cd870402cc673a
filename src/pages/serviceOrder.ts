import type { Heart } from '../content/heartTypes';
import type { ServiceContent } from '../content/pageTypes';
import type { Link } from '../domain/link';
import type { SectionTone } from '../sections/Section/Section';

/** Parts of a service page between the short answers and the questions. */
export type ServicePart = 'benefits' | 'included' | 'steps' | 'photos' | 'prices';

/** The parts in their order, each with its background. */
type Composition = readonly { part: ServicePart; tone: SectionTone }[];

/** The same parts in three arrangements. Neighbours in the menu differ in order and backgrounds. */
const compositions: Readonly<Record<ServiceContent['order'], Composition>> = {
  inclusion: [
    { part: 'included', tone: 'warm' },
    { part: 'benefits', tone: 'page' },
    { part: 'photos', tone: 'subtle' },
    { part: 'prices', tone: 'page' },
    { part: 'steps', tone: 'strong' },
  ],
  journey: [
    { part: 'steps', tone: 'dark' },
    { part: 'photos', tone: 'page' },
    { part: 'benefits', tone: 'subtle' },
    { part: 'prices', tone: 'page' },
    { part: 'included', tone: 'warm' },
  ],
  pictures: [
    { part: 'photos', tone: 'subtle' },
    { part: 'benefits', tone: 'page' },
    { part: 'steps', tone: 'strong' },
    { part: 'prices', tone: 'page' },
    { part: 'included', tone: 'warm' },
  ],
};

/** A part that the heart shows in its own way. */
const saidByHeart: Partial<Record<Heart['kind'], ServicePart>> = { legs: 'steps' };

/** The parts that a service has, in order, with their backgrounds. What stands before and after has the page's background. */
export function partsOf(content: ServiceContent): Composition {
  const said = content.heart && saidByHeart[content.heart.kind];
  const parts = compositions[content.order].filter(
    ({ part }) => content[part] !== undefined && part !== said,
  );
  // Without its neighbour a part may have the background of what stands before it; it gets another.
  let before: SectionTone = 'page';
  return parts.map((one) => {
    const plain = before === 'page' ? 'subtle' : 'page';
    before = one.tone === before ? plain : one.tone;
    return { ...one, tone: before };
  });
}

/** Links to the parts by their headings, for the list below the short answers. */
export function contentsOf(content: ServiceContent): Link[] {
  const ids = partsOf(content).flatMap(({ part }) =>
    part === 'included' ? ([part, 'ready'] as const) : [part],
  );
  return [...(['heart', ...ids, 'questions'] as const)].flatMap((id) => {
    const block = content[id];
    return block ? [{ label: block.title, to: `#${id}` }] : [];
  });
}

/** What visitors ask for in the banner. Where they are to call, the call link in header and bar does. */
export function actionOf({ emergency, call }: ServiceContent): Link | undefined {
  return emergency ? undefined : call.actions.find(({ to }) => !to.startsWith('tel:'));
}

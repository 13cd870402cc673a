import type { ServiceContent } from '../content/pageTypes';
import type { PageBannerProps } from '../sections/PageBanner/PageBanner';
import type { Link } from '../domain/link';
import type { SectionTone } from '../sections/Section/Section';

/** What a service page tells between its short answers and its questions. */
export type ServicePart = 'benefits' | 'included' | 'steps' | 'photos' | 'prices';

interface Composition {
  /** Where the banner has its picture on wide screens. */
  banner?: PageBannerProps['layout'];
  /** The parts in their order, each with its ground. */
  parts: readonly { part: ServicePart; tone: SectionTone }[];
}

/** The same parts, put together in three ways. Neighbours in the menu differ in banner, order and grounds. */
const compositions: Readonly<Record<ServiceContent['order'], Composition>> = {
  inclusion: {
    banner: 'start',
    parts: [
      { part: 'included', tone: 'warm' },
      { part: 'benefits', tone: 'page' },
      { part: 'photos', tone: 'subtle' },
      { part: 'prices', tone: 'page' },
      { part: 'steps', tone: 'strong' },
    ],
  },
  journey: {
    banner: 'panorama',
    parts: [
      { part: 'steps', tone: 'dark' },
      { part: 'photos', tone: 'page' },
      { part: 'benefits', tone: 'subtle' },
      { part: 'prices', tone: 'page' },
      { part: 'included', tone: 'warm' },
    ],
  },
  pictures: {
    parts: [
      { part: 'photos', tone: 'subtle' },
      { part: 'benefits', tone: 'page' },
      { part: 'steps', tone: 'strong' },
      { part: 'prices', tone: 'page' },
      { part: 'included', tone: 'warm' },
    ],
  },
};

/** The parts that a service has, in its order and each with its ground. What stands before and after has the ground of the page. */
export function partsOf(content: ServiceContent): Composition['parts'] {
  const parts = compositions[content.order].parts.filter(({ part }) => content[part] !== undefined);
  // What comes first without the pictures parts from what stands before it.
  return parts.map((one, index) => (index === 0 && one.tone === 'page' ? { ...one, tone: 'subtle' } : one));
}

/** Where its banner has the picture on wide screens. */
export function bannerOf(content: ServiceContent): PageBannerProps['layout'] {
  return compositions[content.order].banner;
}

/** Its parts as links, for the list below its short answers. */
export function contentsOf(content: ServiceContent): Link[] {
  const { names } = content.onThisPage;
  const ids = partsOf(content).flatMap(({ part }) =>
    part === 'included' ? ([part, 'ready'] as const) : [part],
  );
  return [...ids, 'questions' as const].map((id) => ({ label: names[id], to: `#${id}` }));
}

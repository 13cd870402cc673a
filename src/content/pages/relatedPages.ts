import words from '#words/relatedPages.json';
import { language } from './language';
import { pathIn } from '../../domain/language';
import type { PagesBlock } from '../blockTypes';
import { relatedPaths, servicesPath, type RelatedNeed } from '../relatedPaths';
import { serviceRow, type ServicePath } from './serviceRows';

/** Pages that go with a service, and what they are in one line. */
const needs: Readonly<Record<RelatedNeed, { title: string; text: string }>> = words.needs;

/** The end of a service page: services that may fit better, what goes with this one, and the way to all services. */
export function relatedPages(
  services: readonly ServicePath[],
  ...others: readonly RelatedNeed[]
): PagesBlock {
  return {
    title: words.title,
    pages: [
      ...services.map(serviceRow),
      ...others.map((name) => ({ ...needs[name], to: pathIn(language, relatedPaths[name]) })),
      { ...words.pages.servicesPath, to: pathIn(language, servicesPath) },
    ],
  };
}

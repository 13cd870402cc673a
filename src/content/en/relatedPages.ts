import type { PagesBlock } from '../pageTypes';
import { relatedPaths, servicesPath, type RelatedNeed } from '../relatedPaths';
import { serviceRow, type ServicePath } from './serviceRows';

/** Pages that go with a service, and what they are in one line. */
const needs: Readonly<Record<RelatedNeed, { title: string; text: string }>> = {
  firstAid: { title: 'First aid', text: 'What to do until help comes, step by step.' },
  sickChild: { title: 'Sick child', text: 'Signs of danger, and what to do now.' },
  headInjury: { title: 'A blow to the head', text: 'When to stop the match, and when to call.' },
  kit: { title: 'First-aid kit', text: 'What belongs in it, and how to keep it ready.' },
  plan: { title: 'Emergency plan', text: 'A plan to fill in, print and put on the wall.' },
  clinics: { title: 'Clinics by weekday', text: 'Choose a clinic and ask for a visit.' },
  hospital: { title: 'Our hospital', text: 'Who works there, and what it has.' },
  whatHappens: {
    title: 'What happens when you call',
    text: 'From the first ring to the hospital, step by step.',
  },
  questions: { title: 'Questions and answers', text: 'Costs, waiting times, hospitals.' },
};

/** The end of a service page: services that may fit better, what goes with this one, and the way to all services. */
export function relatedPages(
  services: readonly ServicePath[],
  ...others: readonly RelatedNeed[]
): PagesBlock {
  return {
    title: 'Related services and pages',
    pages: [
      ...services.map(serviceRow),
      ...others.map((name) => ({ ...needs[name], to: relatedPaths[name] })),
      { title: 'All services', text: 'Every service on one page.', to: servicesPath },
    ],
  };
}

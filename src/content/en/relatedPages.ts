import type { RelatedPagesProps } from '../../sections/RelatedPages/RelatedPages';
import { serviceRow, type ServicePath } from './serviceRows';

/** Pages that go with a service. */
const needs = {
  firstAid: { title: 'First aid', text: 'What to do until help comes, step by step.', to: '/FirstAid' },
  sickChild: { title: 'Sick child', text: 'Signs of danger, and what to do now.', to: '/FirstAid/SickChild' },
  headInjury: {
    title: 'A blow to the head',
    text: 'When to stop the match, and when to call.',
    to: '/FirstAid/HeadInjury',
  },
  kit: { title: 'First-aid kit', text: 'What belongs in it, and how to keep it ready.', to: '/FirstAid/Kit' },
  plan: {
    title: 'Emergency plan',
    text: 'A plan to fill in, print and put on the wall.',
    to: '/EmergencyPlan',
  },
  clinics: {
    title: 'Clinics by weekday',
    text: 'Choose a clinic and ask for a visit.',
    to: '/BookAppointment',
  },
  hospital: { title: 'Our hospital', text: 'Who works there, and what it has.', to: '/AboutHospital' },
  whatHappens: {
    title: 'What happens when you call',
    text: 'From the first ring to the hospital, step by step.',
    to: '/WhatHappens',
  },
  questions: { title: 'Questions and answers', text: 'Costs, waiting times, hospitals.', to: '/FAQ' },
} as const;

/** The end of a service page: services that may fit better, what goes with this one, and the way to all services. */
export function relatedPages(
  services: readonly ServicePath[],
  ...others: readonly (keyof typeof needs)[]
): Pick<RelatedPagesProps, 'title' | 'pages'> {
  return {
    title: 'Related services and pages',
    pages: [
      ...services.map(serviceRow),
      ...others.map((name) => needs[name]),
      { title: 'All services', text: 'Every service on one page.', to: '/services' },
    ],
  };
}

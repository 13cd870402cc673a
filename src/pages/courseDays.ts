import type { CourseDays } from '../content/blockTypes';
import type { ServiceContent } from '../content/pageTypes';
import { daysFrom } from '../domain/dates';
import type { FactListProps } from '../sections/FactList/FactList';
import type { Fact } from '../sections/FactList/Facts';
import { figuresOf } from '../sections/FactList/factsOf';

/** The days on which courses begin as a fact; nothing where none is to come. @param today Without it all days are shown. */
export function courseDays({ label, days, locale }: CourseDays, today = ''): Fact[] {
  const ahead = daysFrom(days, today, locale);
  return ahead.length === 0 ? [] : [{ label, values: ahead }];
}

/** What stands above the parts of a service page: its figures; or what a course is, with the days that are to come. */
export function factListsOf(
  { figures, course }: Pick<ServiceContent, 'figures' | 'course'>,
  today: string | undefined,
): FactListProps[] {
  return [
    ...(figures ? [{ id: 'figures', ...figuresOf(figures) }] : []),
    ...(course ? [withDays(course, today)] : []),
  ];
}

function withDays(
  { begins, facts, ...about }: NonNullable<ServiceContent['course']>,
  today: string | undefined,
): FactListProps {
  return { id: 'course', tone: 'subtle', ...about, facts: [...facts, ...courseDays(begins, today)] };
}

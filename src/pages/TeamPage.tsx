import type { TeamContent } from '../content/pageTypes';
import { mixtureOf } from '../domain/samples';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { TeamGroups } from '../sections/TeamGroups/TeamGroups';
import type { PageProps } from './PageProps';

/** The team by group. */
export function TeamPage({ content }: PageProps<TeamContent>) {
  const { groups, leads, exampleLabel } = content;
  const lead = leads[mixtureOf(groups.flatMap(({ members }) => members))];
  return (
    <>
      <PageBanner {...content.banner} />
      <TeamGroups groups={groups} lead={lead} exampleLabel={exampleLabel} />
      <CallToAction {...content.call} />
    </>
  );
}

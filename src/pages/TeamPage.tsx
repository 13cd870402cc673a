import type { TeamContent } from '../content/pageTypes';
import { mixtureOf, withExamples } from '../domain/samples';
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
      <TeamGroups
        lead={lead}
        groups={groups.map(({ members, ...group }) => ({
          ...group,
          members: withExamples(members, exampleLabel),
        }))}
      />
      <CallToAction {...content.call} />
    </>
  );
}

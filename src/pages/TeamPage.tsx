import type { TeamContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { TeamGroups } from '../sections/TeamGroups/TeamGroups';
import type { PageProps } from './PageProps';

/** The team by group. */
export function TeamPage({ content }: PageProps<TeamContent>) {
  return (
    <>
      <PageBanner {...content.banner} />
      <TeamGroups groups={content.groups} exampleLabel={content.exampleLabel} />
      <CallToAction {...content.call} />
    </>
  );
}

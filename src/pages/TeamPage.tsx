import type { TeamContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { TeamGroup } from '../sections/TeamGroup/TeamGroup';
import type { PageProps } from './PageProps';

/** The team by group. */
export function TeamPage({ content }: PageProps<TeamContent>) {
  return (
    <>
      <PageBanner {...content.banner} />
      {content.groups.map((group) => (
        <TeamGroup key={group.id} {...group} exampleLabel={content.exampleLabel} />
      ))}
      <CallToAction {...content.call} />
    </>
  );
}

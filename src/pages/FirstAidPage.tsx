import type { FirstAidOverview } from '../content/firstAidTypes';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { FirstAidSteps } from '../sections/FirstAidSteps/FirstAidSteps';
import { FirstAidTopics } from '../sections/FirstAidTopics/FirstAidTopics';
import type { PageProps } from './PageProps';

/** All first-aid pages: call, then choose what has happened. */
export function FirstAidPage({ content }: PageProps<FirstAidOverview>) {
  const { call, publicNumbers } = content.frame;
  return (
    <>
      <FirstAidHeader title={content.title} lead={content.lead} call={call} others={publicNumbers} />
      <FirstAidTopics {...content.topics} />
      <FirstAidSteps blocks={[{ ...content.more, kind: 'points' }]} />
    </>
  );
}

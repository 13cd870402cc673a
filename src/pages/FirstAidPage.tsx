import { firstAidFrame } from '../content/en/firstAid/frame';
import type { FirstAidOverview } from '../content/firstAidTypes';
import { FirstAidHead } from '../sections/FirstAidHead/FirstAidHead';
import { FirstAidSteps } from '../sections/FirstAidSteps/FirstAidSteps';
import { FirstAidTopics } from '../sections/FirstAidTopics/FirstAidTopics';
import type { PageProps } from './PageProps';

/** All first-aid pages: call, then choose what has happened. */
export function FirstAidPage({ content }: PageProps<FirstAidOverview>) {
  const { call, publicNumbers } = firstAidFrame;
  return (
    <>
      <FirstAidHead title={content.title} lead={content.lead} call={call} others={publicNumbers} />
      <FirstAidTopics {...content.topics} />
      <FirstAidSteps blocks={[{ ...content.more, kind: 'points' }]} />
    </>
  );
}

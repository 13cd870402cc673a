import type { FirstAidOverview } from '../content/firstAidTypes';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { FirstAidSteps } from '../sections/FirstAidSteps/FirstAidSteps';
import { FirstAidTopics } from '../sections/FirstAidTopics/FirstAidTopics';
import type { PageProps } from './PageProps';

/** All first-aid pages: call, then choose what has happened. */
export function FirstAidPage({ content }: PageProps<FirstAidOverview>) {
  const { call, callNote, phone, variantsLabel } = content.frame;
  return (
    <>
      <FirstAidHeader title={content.title} lead={content.lead} call={call} note={callNote} />
      <FirstAidTopics {...content.topics} />
      <FirstAidSteps
        title={content.more.title}
        steps={content.more.items}
        unordered
        variantsLabel={variantsLabel}
        blocks={[{ ...phone, kind: 'call' }]}
      />
    </>
  );
}

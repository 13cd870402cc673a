import type { FirstAidTopic } from '../content/firstAidTypes';
import { FirstAidSources } from '../sections/FirstAidSources/FirstAidSources';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { FirstAidSteps, type FirstAidBlock } from '../sections/FirstAidSteps/FirstAidSteps';
import type { PageProps } from './PageProps';

/** Signs, steps, what not to do, and the rest. */
function blocksOf({ signs, steps, never, more = [] }: FirstAidTopic): FirstAidBlock[] {
  return [
    ...(signs ? [{ ...signs, kind: 'signs' as const }] : []),
    ...steps.map(({ unordered = false, ...list }) => ({
      ...list,
      kind: unordered ? ('points' as const) : ('steps' as const),
    })),
    ...(never ? [{ ...never, kind: 'never' as const }] : []),
    ...more.map((list) => ({ ...list, kind: 'points' as const })),
  ];
}

/** A first-aid topic: call, steps, what not to do, where the words come from. */
export function FirstAidTopicPage({ content }: PageProps<FirstAidTopic>) {
  const { title, lead, sources, share, related, reviewedBy, reviewedOn } = content;
  const { call, publicNumbers, partsLabel, foot } = content.frame;
  return (
    <>
      <FirstAidHeader title={title} lead={lead} call={call} others={publicNumbers} />
      <FirstAidSteps blocks={blocksOf(content)} partsLabel={partsLabel} />
      <FirstAidSources
        id="sources"
        {...foot}
        sources={sources}
        links={[share, ...related]}
        {...(reviewedBy !== undefined &&
          reviewedOn !== undefined && { review: { by: reviewedBy, on: reviewedOn } })}
      />
    </>
  );
}

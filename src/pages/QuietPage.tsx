import type { QuietTopic } from '../content/firstAidTypes';
import { FirstAidSources } from '../sections/FirstAidSources/FirstAidSources';
import { QuietHelp } from '../sections/QuietHelp/QuietHelp';
import type { PageProps } from './PageProps';

/**
 * A page for somebody who is not safe, or thinks of dying, or is near such a person. Its frame has a link that leaves it at
 * once, and neither the bar with the call nor anything red.
 */
export function QuietPage({ content }: PageProps<QuietTopic>) {
  const { quiet, stepsTitle, steps, blocks, sources, related, frame } = content;
  const { reviewedBy: by, reviewerRole: role, reviewedOn: on, nextReviewOn } = content;
  const helper = blocks.find(({ id }) => id === 'helper');
  return (
    <>
      <QuietHelp
        {...quiet}
        {...{ stepsTitle, steps }}
        speak={frame.quiet.speak}
        trace={frame.quiet.trace}
        more={blocks.filter((list) => list !== helper)}
        {...(helper && { helper })}
      />
      <FirstAidSources
        id="sources"
        {...frame.foot}
        note={frame.quiet.note}
        sources={sources}
        links={related}
        {...(by !== undefined &&
          role !== undefined &&
          on !== undefined &&
          nextReviewOn !== undefined && { review: { by, role, on, next: nextReviewOn } })}
      />
    </>
  );
}

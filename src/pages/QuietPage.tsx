import type { QuietTopic } from '../content/firstAidTypes';
import { FirstAidSources } from '../sections/FirstAidSources/FirstAidSources';
import { QuietHelp } from '../sections/QuietHelp/QuietHelp';
import type { PageProps } from './PageProps';

/**
 * A page for someone who is not safe, or thinks of dying, or is near such a person. Its frame has a link that leaves it at
 * once, and neither the bar with the call nor anything red.
 */
export function QuietPage({ content }: PageProps<QuietTopic>) {
  const { quiet, check, stepsTitle, steps, blocks, sources, related, frame } = content;
  const helper = blocks.find(({ id }) => id === 'helper');
  return (
    <>
      <QuietHelp
        {...quiet}
        {...{ check, stepsTitle, steps }}
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
      />
    </>
  );
}

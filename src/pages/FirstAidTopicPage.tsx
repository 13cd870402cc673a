import type { FirstAidTopic } from '../content/firstAidTypes';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { FirstAidSources } from '../sections/FirstAidSources/FirstAidSources';
import { FirstAidSteps } from '../sections/FirstAidSteps/FirstAidSteps';
import type { PageProps } from './PageProps';

interface FirstAidTopicPageProps extends PageProps<FirstAidTopic> {
  /** Whether the line on the check stands at the end: the first screen of a phone belongs to the steps. */
  checkLast?: boolean;
}

/** A first-aid topic: call link, steps, what not to do, sources. */
export function FirstAidTopicPage({ content, checkLast = false }: FirstAidTopicPageProps) {
  const { title, check, sources, share, related } = content;
  const { stepsTitle, steps, unordered, variants, poster, next, blocks, calm } = content;
  const phone = calm ? undefined : blocks.at(-1);
  const { call, callNote, variantsLabel, foot } = content.frame;
  return (
    <>
      <FirstAidSteps
        title={stepsTitle}
        steps={steps}
        variantsLabel={variantsLabel}
        blocks={blocks.filter((list) => list !== phone)}
        {...(phone && { last: phone })}
        {...(unordered && { unordered })}
        {...(variants && { variants })}
        {...(poster && { poster })}
        {...(next && { next })}
      >
        <FirstAidHeader
          title={title}
          {...(!checkLast && { check })}
          {...(!calm && { call, note: callNote })}
          inColumn
        />
      </FirstAidSteps>
      <FirstAidSources
        id="sources"
        {...foot}
        sources={sources}
        links={[share, ...related]}
        {...(checkLast && { check })}
      />
    </>
  );
}

import type { WhatHappensContent } from '../content/pageTypes';
import { CallTimeline } from '../sections/CallTimeline/CallTimeline';
import { FactList } from '../sections/FactList/FactList';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { Questions } from '../sections/Questions/Questions';
import { RelatedPages } from '../sections/RelatedPages/RelatedPages';
import type { PageProps } from './PageProps';

/** From the call to the handover: what the service does, what the caller does, who pays, and common questions. */
export function WhatHappensPage({ content }: PageProps<WhatHappensContent>) {
  const { title, lead, call, callNote, timeline, pays, questions, related } = content;
  return (
    <>
      <FirstAidHeader {...{ title, lead, call }} note={callNote} />
      <CallTimeline id="way" {...timeline} />
      <FactList id="pays" tone="subtle" {...pays} />
      <Questions id="questions" {...questions} />
      <RelatedPages id="related" tone="subtle" {...related} />
    </>
  );
}

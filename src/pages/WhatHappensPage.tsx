import { LinkRow } from '../components/LinkRow/LinkRow';
import type { WhatHappensContent } from '../content/pageTypes';
import { CallTimeline } from '../sections/CallTimeline/CallTimeline';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { FactList } from '../sections/FactList/FactList';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { Questions } from '../sections/Questions/Questions';
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
      <CardGrid
        id="related"
        title={related.title}
        tone="subtle"
        kind="links"
        card={LinkRow}
        items={related.pages}
      />
    </>
  );
}

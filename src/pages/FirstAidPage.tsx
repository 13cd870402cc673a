import { KeepOffline } from '../components/KeepOffline/KeepOffline';
import type { FirstAidOverview } from '../content/firstAidTypes';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { FirstAidHeader } from '../sections/FirstAidHeader/FirstAidHeader';
import { FirstAidTopics } from '../sections/FirstAidTopics/FirstAidTopics';
import type { PageProps } from './PageProps';

/** Overview of first aid: the call link, then the topics; at the end the pages can be kept on the phone. */
export function FirstAidPage({ content }: PageProps<FirstAidOverview>) {
  const { title, lead, call, callNote, topics, draft, keepOffline, emergency } = content;
  return (
    <>
      <FirstAidHeader title={title} lead={lead} call={call} note={callNote} />
      <FirstAidTopics {...topics} {...(draft !== undefined && { note: draft })} />
      {keepOffline && <KeepOffline {...keepOffline} />}
      <EmergencyCard {...emergency} />
    </>
  );
}

import type { ErrorContent } from '../content/pageTypes';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { ErrorReport } from '../sections/ErrorReport/ErrorReport';

/** The page for an unknown path or a failure of the site: says what happened, and always how to call. */
export function ErrorPage({
  content,
  reason,
  stack,
}: {
  content: ErrorContent;
  reason: string;
  stack?: string;
}) {
  return (
    <>
      <ErrorReport
        title={content.title}
        reason={reason}
        text={content.text}
        call={content.call}
        home={content.home}
        {...(stack !== undefined && { stack })}
      />
      <EmergencyCard {...content.emergency} />
    </>
  );
}

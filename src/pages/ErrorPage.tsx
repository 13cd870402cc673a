import type { ErrorContent } from '../content/answerTypes';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { ErrorReport } from '../sections/ErrorReport/ErrorReport';

/** The page for an unknown path or a failure of the site: says what happened, and how to call. */
export function ErrorPage({
  content,
  status,
  reason,
  stack,
}: {
  content: ErrorContent;
  /** HTTP status, if there was a response. */
  status?: number;
  reason: string;
  stack?: string;
}) {
  const refused = status === undefined ? undefined : content.refused[status];
  return (
    <>
      <ErrorReport
        title={refused === undefined ? content.title : content.notSent}
        reason={reason}
        text={refused ?? content.text}
        call={content.call}
        home={content.home}
        firstAid={content.firstAid}
        {...(stack !== undefined && { stack })}
      />
      <EmergencyCard {...content.emergency} />
    </>
  );
}

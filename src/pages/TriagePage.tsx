import type { TriageContent } from '../content/triageTypes';
import { TriageQuestion } from '../sections/TriageQuestion/TriageQuestion';
import type { PageProps } from './PageProps';

/** The second or third question on the way to a first-aid page. */
export function TriagePage({ content: { meta: _, ...question } }: PageProps<TriageContent>) {
  return <TriageQuestion {...question} />;
}

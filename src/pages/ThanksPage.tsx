import type { ThanksContent } from '../content/types';
import { Notice } from '../sections/Notice/Notice';
import type { PageProps } from './PageProps';

/** What has become of a form that was sent without JavaScript, and what happens next. */
export function ThanksPage({ content }: PageProps<ThanksContent>) {
  return (
    <Notice
      title={content.title}
      paragraphs={content.paragraphs}
      actions={content.actions}
      {...(content.draft && { draft: content.draft })}
    />
  );
}

import type { ThanksContent } from '../content/pageTypes';
import { Notice } from '../sections/Notice/Notice';
import type { PageProps } from './PageProps';

/** What has become of a form that was sent without JavaScript, and what happens next. */
export function ThanksPage({ content, data: { reference } }: PageProps<ThanksContent>) {
  const paragraphs = content.paragraphs.flatMap((text) => {
    if (!text.includes('{reference}')) return [text];
    return reference === undefined ? [] : [text.replace('{reference}', reference)];
  });
  return (
    <Notice
      title={content.title}
      paragraphs={paragraphs}
      actions={content.actions}
      {...(content.draft && { draft: content.draft })}
    />
  );
}

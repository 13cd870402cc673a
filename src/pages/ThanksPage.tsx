import type { ThanksContent } from '../content/answerTypes';
import { fill } from '../domain/fill';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { ConfirmationMessage } from '../sections/ConfirmationMessage/ConfirmationMessage';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import { Steps } from '../sections/Steps/Steps';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/**
 * Confirms a form that was sent without JavaScript, and says what happens next. A visitor who has not just sent one sees
 * the contact channels instead.
 */
export function ThanksPage({ content, data }: PageProps<ThanksContent>) {
  if (data.sent) return <Sent content={content.sent} reference={data.reference} />;
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <CallToAction {...content.ways} />
      <TextSection id="earlier" {...content.earlier} />
    </>
  );
}

function Sent({ content, reference }: { content: ThanksContent['sent']; reference: string | undefined }) {
  const { next, ...notice } = content;
  const paragraphs = content.paragraphs.flatMap((text) => {
    if (!text.includes('{reference}')) return [text];
    return reference === undefined ? [] : [fill(text, { reference })];
  });
  return (
    <>
      <ConfirmationMessage {...notice} paragraphs={paragraphs} />
      <Steps id="next" tone="subtle" title={next.title} items={next.items} />
    </>
  );
}

import { QuestionCard, type QuestionCardProps } from '../components/QuestionCard/QuestionCard';
import type { WidgetPageContent } from '../content/types';
import { CallToAction, type CallToActionProps } from '../sections/CallToAction/CallToAction';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

interface LinksContent extends WidgetPageContent {
  /** The first of the questions that lead to first aid. */
  question?: QuestionCardProps;
  call: CallToActionProps;
}

/** A page with one message and links: WhatsApp alone, the assistant. */
export function LinksPage({ content }: PageProps<LinksContent>) {
  const { title, lead, question, call } = content;
  return (
    <>
      <PageIntro title={title} lead={lead}>
        {question && <QuestionCard {...question} />}
      </PageIntro>
      <CallToAction {...call} />
    </>
  );
}

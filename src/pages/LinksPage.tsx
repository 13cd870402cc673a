import type { WidgetPageContent } from '../content/types';
import { CallToAction, type CallToActionProps } from '../sections/CallToAction/CallToAction';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

/** A page with one message and links: WhatsApp alone, the assistant. */
export function LinksPage({ content }: PageProps<WidgetPageContent & { call: CallToActionProps }>) {
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <CallToAction {...content.call} />
    </>
  );
}

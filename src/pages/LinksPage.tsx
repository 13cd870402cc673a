import type { WidgetPageContent } from '../content/pageTypes';
import type { CallContent } from '../content/types';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

/** A page that says one thing and leads on: WhatsApp alone, the assistant's place. */
export function LinksPage({ content }: PageProps<WidgetPageContent & { call: CallContent }>) {
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <CallToAction {...content.call} />
    </>
  );
}

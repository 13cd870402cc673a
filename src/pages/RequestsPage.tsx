import type { RequestsContent } from '../content/formTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import { RelatedPages } from '../sections/RelatedPages/RelatedPages';
import type { PageProps } from './PageProps';

/** Leads to the form of each kind of request. */
export function RequestsPage({ content }: PageProps<RequestsContent>) {
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <RelatedPages id="kinds" {...content.kinds} />
      <CallToAction {...content.call} />
    </>
  );
}

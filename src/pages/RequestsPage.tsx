import { LinkRow } from '../components/LinkRow/LinkRow';
import type { RequestsContent } from '../content/formTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import type { PageProps } from './PageProps';

/** Leads to the form of each kind of request. */
export function RequestsPage({ content }: PageProps<RequestsContent>) {
  const { pages, ...kinds } = content.kinds;
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <CardGrid id="kinds" {...kinds} kind="links" card={LinkRow} items={pages} />
      <CallToAction {...content.call} />
    </>
  );
}

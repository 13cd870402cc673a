import type { NumbersContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CountyMap } from '../sections/CountyMap/CountyMap';
import { FactList } from '../sections/FactList/FactList';
import { figuresOf } from '../sections/FactList/factsOf';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { TextSection } from '../sections/TextSection/TextSection';
import { courseDays } from './courseDays';
import type { PageProps } from './PageProps';

/** What visitors check before they rely on the service. */
export function NumbersPage({ content, data }: PageProps<NumbersContent>) {
  const { jobs, training, courses, ...work } = content.work;
  return (
    <>
      <PageBanner {...content.banner} />
      <FactList id="papers" {...content.papers} />
      <FactList id="figures" {...figuresOf(content.figures)} />
      {content.map && <CountyMap id="counties" {...content.map} />}
      <FactList id="payment" tone="strong" {...content.payment} />
      <FactList id="places" {...content.places} />
      <TextSection id="complaints" tone="subtle" {...content.complaints} />
      <FactList id="work" {...work} facts={[...jobs, ...courseDays(training, data.today), courses]} />
      <CallToAction {...content.call} />
    </>
  );
}

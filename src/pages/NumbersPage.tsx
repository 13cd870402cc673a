import type { NumbersContent } from '../content/pageTypes';
import { daysFrom } from '../domain/dates';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CountyMap } from '../sections/CountyMap/CountyMap';
import { FactList } from '../sections/FactList/FactList';
import { figuresOf } from '../sections/FactList/factsOf';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/** What visitors check before they rely on the service. */
export function NumbersPage({ content, data }: PageProps<NumbersContent>) {
  const { jobs, training, ...work } = content.work;
  const courses = daysFrom(training.days, data.today ?? '', training.locale);
  return (
    <>
      <PageBanner {...content.banner} />
      <FactList id="papers" {...content.papers} />
      <FactList id="figures" {...figuresOf(content.figures)} />
      {content.map && <CountyMap id="counties" {...content.map} />}
      <FactList id="payment" tone="strong" {...content.payment} />
      <FactList id="places" {...content.places} />
      <TextSection id="complaints" tone="subtle" {...content.complaints} />
      <FactList
        id="work"
        {...work}
        facts={courses.length > 0 ? [...jobs, { label: training.label, values: courses }] : jobs}
      />
      <CallToAction {...content.call} />
    </>
  );
}

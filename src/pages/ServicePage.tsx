import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { LinkRow } from '../components/LinkRow/LinkRow';
import type { ServiceContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { FactList } from '../sections/FactList/FactList';
import { answerFacts } from '../sections/FactList/factsOf';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { OnThisPage } from '../sections/OnThisPage/OnThisPage';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Questions } from '../sections/Questions/Questions';
import { factListsOf } from './courseDays';
import type { PageProps } from './PageProps';
import { ServiceHeart } from './serviceHeart';
import { actionOf, contentsOf, partsOf } from './serviceOrder';
import { ServicePart } from './servicePart';

/** A service: who it is for, what is included, how to request it. Its emergency card has no links: the header leads to first aid. */
export function ServicePage({ content, site, data }: PageProps<ServiceContent>) {
  const { pages, ...related } = content.related;
  const action = actionOf(content);
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageBanner {...content.banner} answers={answerFacts(content.intro.answers)}>
        {action && <LinkButton {...action} variant="primary" />}
      </PageBanner>
      {content.emergency && <EmergencyCard {...content.emergency} meanwhile={undefined} />}
      {content.strip && <FactStrip {...content.strip} />}
      {content.heart && <ServiceHeart heart={content.heart} />}
      <OnThisPage title={content.onThisPage.title} links={contentsOf(content)} />
      {factListsOf(content, data.today).map((list) => (
        <FactList key={list.id} {...list} />
      ))}
      {partsOf(content).map((one) => (
        <ServicePart key={one.part} content={content} {...one} />
      ))}
      <Questions id="questions" {...content.questions} />
      <CardGrid id="related" tone="subtle" {...related} kind="links" card={LinkRow} items={pages} />
      <CallToAction {...content.call} />
    </>
  );
}

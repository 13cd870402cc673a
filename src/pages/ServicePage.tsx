import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { LinkRow } from '../components/LinkRow/LinkRow';
import type { ServiceContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { FactList } from '../sections/FactList/FactList';
import { answerFacts, figuresOf } from '../sections/FactList/factsOf';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { OnThisPage } from '../sections/OnThisPage/OnThisPage';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Questions } from '../sections/Questions/Questions';
import type { PageProps } from './PageProps';
import { ServiceHeart } from './serviceHeart';
import { actionOf, contentsOf, partsOf } from './serviceOrder';
import { ServicePart } from './servicePart';

/** A service: who it is for, what is included, what happens and how to request it. The call link is in header and bar. */
export function ServicePage({ content, site }: PageProps<ServiceContent>) {
  const { pages, ...related } = content.related;
  const action = actionOf(content);
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageBanner {...content.banner} answers={answerFacts(content.intro.answers)}>
        {action && <LinkButton {...action} variant="primary" />}
      </PageBanner>
      {/* Without its links, so that the answers fit on the first two screens of a phone; the header links to first aid. */}
      {content.emergency && <EmergencyCard {...content.emergency} meanwhile={undefined} />}
      {content.strip && <FactStrip {...content.strip} />}
      {content.heart && <ServiceHeart heart={content.heart} />}
      <OnThisPage title={content.onThisPage.title} links={contentsOf(content)} />
      {content.figures && <FactList id="figures" {...figuresOf(content.figures)} />}
      {partsOf(content).map((one) => (
        <ServicePart key={one.part} content={content} {...one} />
      ))}
      <Questions id="questions" {...content.questions} />
      <CardGrid id="related" tone="subtle" {...related} kind="links" card={LinkRow} items={pages} />
      <CallToAction {...content.call} />
    </>
  );
}

import { Fragment } from 'react';
import { BenefitCard } from '../components/BenefitCard/BenefitCard';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { LinkRow } from '../components/LinkRow/LinkRow';
import type { ServiceContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { CheckList } from '../sections/CheckList/CheckList';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { FactList } from '../sections/FactList/FactList';
import { answerFacts } from '../sections/FactList/factsOf';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { OnThisPage } from '../sections/OnThisPage/OnThisPage';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import { PriceExamples } from '../sections/PriceExamples/PriceExamples';
import { Questions } from '../sections/Questions/Questions';
import { Steps } from '../sections/Steps/Steps';
import { factListsOf } from './courseDays';
import type { PageProps } from './PageProps';
import { actionOf, contentsOf, partsOf } from './serviceOrder';

/** A service: who it is for, what is included, what happens and how to request it. The call link is in header and bar. */
export function ServicePage({ content, site, data }: PageProps<ServiceContent>) {
  const { included, ready, photos, prices } = content;
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
      <OnThisPage title={content.onThisPage.title} links={contentsOf(content)} />
      {factListsOf(content, data.today).map((list) => (
        <FactList key={list.id} {...list} />
      ))}
      {partsOf(content).map(({ part, tone }) => (
        <Fragment key={part}>
          {part === 'benefits' && <CardGrid id={part} tone={tone} card={BenefitCard} {...content.benefits} />}
          {part === 'included' && (
            <CheckList id={part} tone={tone} {...included} sheet={{ id: 'ready', ...ready }} />
          )}
          {part === 'steps' && <Steps id={part} tone={tone} {...content.steps} />}
          {part === 'photos' && photos && <PhotoAlbum id={part} tone={tone} film {...photos} />}
          {part === 'prices' && prices && <PriceExamples id={part} tone={tone} {...prices} />}
        </Fragment>
      ))}
      <Questions id="questions" {...content.questions} />
      <CardGrid id="related" tone="subtle" {...related} kind="links" card={LinkRow} items={pages} />
      <CallToAction {...content.call} />
    </>
  );
}

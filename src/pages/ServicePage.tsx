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
import { answerFacts, figuresOf } from '../sections/FactList/factsOf';
import { FactStrip } from '../sections/FactStrip/FactStrip';
import { OnThisPage } from '../sections/OnThisPage/OnThisPage';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import { PriceExamples } from '../sections/PriceExamples/PriceExamples';
import { Questions } from '../sections/Questions/Questions';
import { Steps } from '../sections/Steps/Steps';
import type { PageProps } from './PageProps';
import { actionOf, contentsOf, partsOf } from './serviceOrder';

/** A service: who it is for, what is included, how to request it. Its emergency card has no links: the header leads to first aid. */
export function ServicePage({ content, site }: PageProps<ServiceContent>) {
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
      <OnThisPage title={content.onThisPage.title} links={contentsOf(content)} />
      {content.figures && <FactList id="figures" {...figuresOf(content.figures)} />}
      {partsOf(content).map(({ part, tone }) => (
        <Fragment key={part}>
          {part === 'benefits' && <CardGrid id={part} tone={tone} card={BenefitCard} {...content.benefits} />}
          {part === 'included' && (
            <CheckList
              id={part}
              tone={tone}
              {...content.included}
              sheet={{ id: 'ready', ...content.ready }}
            />
          )}
          {part === 'steps' && <Steps id={part} tone={tone} {...content.steps} />}
          {part === 'photos' && content.photos && (
            <PhotoAlbum id={part} tone={tone} film {...content.photos} />
          )}
          {part === 'prices' && content.prices && <PriceExamples id={part} tone={tone} {...content.prices} />}
        </Fragment>
      ))}
      <Questions id="questions" {...content.questions} />
      <CardGrid id="related" tone="subtle" {...related} kind="links" card={LinkRow} items={pages} />
      <CallToAction {...content.call} />
    </>
  );
}

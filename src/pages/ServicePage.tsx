import { Fragment } from 'react';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { LinkButton } from '../components/LinkButton/LinkButton';
import type { ServiceContent } from '../content/pageTypes';
import { BenefitGrid } from '../sections/BenefitGrid/BenefitGrid';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CheckList } from '../sections/CheckList/CheckList';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { Figures } from '../sections/Figures/Figures';
import { OnThisPage } from '../sections/OnThisPage/OnThisPage';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import { PriceExamples } from '../sections/PriceExamples/PriceExamples';
import { Questions } from '../sections/Questions/Questions';
import { RelatedPages } from '../sections/RelatedPages/RelatedPages';
import { ShortAnswers } from '../sections/ShortAnswers/ShortAnswers';
import { Steps } from '../sections/Steps/Steps';
import type { PageProps } from './PageProps';
import { bannerOf, contentsOf, partsOf } from './serviceOrder';

/** A service: who it is for, what is included, what happens and how to request it. The call link is in header and bar. */
export function ServicePage({ content, site }: PageProps<ServiceContent>) {
  const action = content.emergency
    ? undefined
    : content.call.actions.find(({ to }) => !to.startsWith('tel:'));
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageBanner {...content.banner} layout={bannerOf(content)}>
        {action && <LinkButton {...action} variant="primary" />}
      </PageBanner>
      {/* Without its links, so that the answers fit on the first two screens of a phone; the header links to first aid. */}
      {content.emergency && <EmergencyCard {...content.emergency} meanwhile={undefined} />}
      <ShortAnswers id="about" {...content.intro} />
      <OnThisPage title={content.onThisPage.title} links={contentsOf(content)} />
      {content.figures && <Figures id="figures" {...content.figures} />}
      {partsOf(content).map(({ part, tone }) => (
        <Fragment key={part}>
          {part === 'benefits' && <BenefitGrid id={part} tone={tone} {...content.benefits} />}
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
      <RelatedPages id="related" tone="subtle" {...content.related} />
      <CallToAction {...content.call} />
    </>
  );
}

import { Fragment } from 'react';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import type { ServiceContent } from '../content/pageTypes';
import type { Link } from '../domain/link';
import { BenefitGrid } from '../sections/BenefitGrid/BenefitGrid';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CheckList } from '../sections/CheckList/CheckList';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { Figures } from '../sections/Figures/Figures';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import { PriceExamples } from '../sections/PriceExamples/PriceExamples';
import { Questions } from '../sections/Questions/Questions';
import { RelatedPages } from '../sections/RelatedPages/RelatedPages';
import { ShortAnswers } from '../sections/ShortAnswers/ShortAnswers';
import { Steps } from '../sections/Steps/Steps';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';
import { partsOf } from './serviceOrder';

/** A service: who it is for, what is included, what happens, what to have ready, and how to ask for it. */
export function ServicePage({ content, site }: PageProps<ServiceContent>) {
  const isCall = ({ to }: Link) => to.startsWith('tel:');
  // Beside a patient there is one thing to do.
  const actions = content.emergency ? content.call.actions.filter(isCall) : content.call.actions;
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageBanner {...content.banner}>
        {actions.map((action) => (
          <LinkButton key={action.to} {...action} variant="quiet" />
        ))}
      </PageBanner>
      {/* Without its links: the answers stand on the first two screens of a phone, and the header leads to first aid. */}
      {content.emergency && <EmergencyCard {...content.emergency} meanwhile={undefined} />}
      <ShortAnswers id="about" {...content.intro} />
      {content.figures && <Figures id="figures" {...content.figures} />}
      {partsOf(content).map(({ part, tone }) => (
        <Fragment key={part}>
          {part === 'benefits' && <BenefitGrid id={part} tone={tone} {...content.benefits} />}
          {(part === 'included' || part === 'ready') && (
            <CheckList id={part} tone={tone} {...content[part]} />
          )}
          {part === 'steps' && <Steps id={part} tone={tone} {...content.steps} />}
          {part === 'coverage' && <TextSection id={part} tone={tone} {...content.coverage} />}
          {part === 'photos' && content.photos && <PhotoAlbum id={part} tone={tone} {...content.photos} />}
          {part === 'prices' && content.prices && <PriceExamples id={part} tone={tone} {...content.prices} />}
        </Fragment>
      ))}
      <Questions id="questions" {...content.questions} />
      <RelatedPages id="related" tone="subtle" {...content.related} />
      <CallToAction {...content.call} />
    </>
  );
}

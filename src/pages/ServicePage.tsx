import { ActionLink } from '../components/ActionLink/ActionLink';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { PhotoGrid } from '../components/PhotoGrid/PhotoGrid';
import { site } from '../content/en/site';
import type { ServiceContent } from '../content/types';
import { BenefitGrid } from '../sections/BenefitGrid/BenefitGrid';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CheckList } from '../sections/CheckList/CheckList';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { Figures } from '../sections/Figures/Figures';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { Questions } from '../sections/Questions/Questions';
import { Section } from '../sections/Section/Section';
import { Steps } from '../sections/Steps/Steps';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/** A service: who it is for, what is included, what happens, what to have ready, and how to ask for it. */
export function ServicePage({ content }: PageProps<ServiceContent>) {
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <PageBanner {...content.banner}>
        {content.call.actions.map(({ label, to }) => (
          <ActionLink key={to} to={to} variant={to.startsWith('tel:') ? 'call' : 'quiet'}>
            {label}
          </ActionLink>
        ))}
      </PageBanner>
      {content.emergency && <EmergencyCard {...content.emergency} />}
      <TextSection id="about" {...content.intro} />
      {content.figures && <Figures id="figures" {...content.figures} />}
      <BenefitGrid id="benefits" tone="paper" {...content.benefits} />
      <CheckList id="included" {...content.included} />
      <Steps id="steps" tone="mist" {...content.steps} />
      <CheckList id="ready" {...content.ready} />
      <TextSection id="coverage" tone="paper" {...content.coverage} />
      {content.photos && (
        <Section id="photos" title={content.photos.title}>
          <PhotoGrid items={content.photos.items} />
        </Section>
      )}
      <Questions id="questions" {...content.questions} />
      <CallToAction {...content.call} />
    </>
  );
}

import { ClinicsCarousel } from '../components/ClinicsCarousel/ClinicsCarousel';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { HeroSlider } from '../components/HeroSlider/HeroSlider';
import { LinkButton } from '../components/LinkButton/LinkButton';
import { ReviewCard } from '../components/ReviewCard/ReviewCard';
import { reviewCards } from '../components/ReviewCard/reviewCards';
import { ServiceCard } from '../components/ServiceCard/ServiceCard';
import { WelcomePopup } from '../components/WelcomePopup/WelcomePopup';
import type { HomeContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { FactList } from '../sections/FactList/FactList';
import { figuresOf } from '../sections/FactList/factsOf';
import { Hero } from '../sections/Hero/Hero';
import { Section } from '../sections/Section/Section';
import type { PageProps } from './PageProps';

/** The home page. */
export function HomePage({ content, site }: PageProps<HomeContent>) {
  const { slider, clinics, testimonials } = content;
  const { linkLabel, cards, ...services } = content.services;
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <WelcomePopup {...content.popup} />
      <Hero {...content.hero} />
      <EmergencyCard {...content.emergency} />
      <CardGrid
        id="services"
        {...services}
        kind="services"
        card={ServiceCard}
        items={cards.map((card) => ({ ...card, linkLabel }))}
      />
      <HeroSlider label={slider.title} slides={slider.slides} labels={slider.labels} />
      <Section id="clinics" title={clinics.title} lead={clinics.lead} tone="subtle">
        <ClinicsCarousel label={clinics.title} clinics={clinics.items} labels={clinics.labels} />
      </Section>
      <FactList id="figures" {...figuresOf(content.figures)} />
      <CardGrid
        id="testimonials"
        title={testimonials.title}
        kind="reviews"
        card={ReviewCard}
        items={reviewCards(testimonials.items, testimonials)}
      >
        <div>
          <LinkButton {...testimonials.more} variant="quiet" />
        </div>
      </CardGrid>
      <CallToAction {...content.call} />
    </>
  );
}

import Button from '@mui/material/Button';
import { ClinicsCarousel } from '../components/ClinicsCarousel/ClinicsCarousel';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { HeroSlider } from '../components/HeroSlider/HeroSlider';
import { WelcomePopup } from '../components/WelcomePopup/WelcomePopup';
import type { HomeContent } from '../content/pageTypes';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { EmergencyCard } from '../sections/EmergencyCard/EmergencyCard';
import { Figures } from '../sections/Figures/Figures';
import { Hero } from '../sections/Hero/Hero';
import { Section } from '../sections/Section/Section';
import { ServiceCards } from '../sections/ServiceCards/ServiceCards';
import { TestimonialsGrid } from '../sections/TestimonialsGrid/TestimonialsGrid';
import type { PageProps } from './PageProps';

/** The home page. */
export function HomePage({ content, site }: PageProps<HomeContent>) {
  const { slider, clinics } = content;
  const { more, ...testimonials } = content.testimonials;
  return (
    <>
      <EmergencyBanner {...site.emergencyBanner} />
      <WelcomePopup {...content.popup} />
      <Hero {...content.hero} />
      <EmergencyCard {...content.emergency} />
      <ServiceCards id="services" {...content.services} />
      <HeroSlider label={slider.title} slides={slider.slides} labels={slider.labels} />
      <Section id="clinics" title={clinics.title} lead={clinics.lead} tone="subtle">
        <ClinicsCarousel label={clinics.title} clinics={clinics.items} labels={clinics.labels} />
      </Section>
      <Figures id="figures" {...content.figures} />
      <TestimonialsGrid id="testimonials" {...testimonials}>
        <div>
          <Button href={more.to} variant="quiet">
            {more.label}
          </Button>
        </div>
      </TestimonialsGrid>
      <CallToAction {...content.call} />
    </>
  );
}

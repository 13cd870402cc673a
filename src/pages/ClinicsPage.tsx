import { ClinicsCarousel } from '../components/ClinicsCarousel/ClinicsCarousel';
import type { ClinicsContent, WidgetPageContent } from '../content/types';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import { Section } from '../sections/Section/Section';
import type { PageProps } from './PageProps';

/** The clinics carousel alone. */
export function ClinicsPage({ content }: PageProps<WidgetPageContent & { clinics: ClinicsContent }>) {
  const { clinics } = content;
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <Section id="clinics" title={clinics.title} lead={clinics.lead} tone="subtle">
        <ClinicsCarousel label={clinics.title} clinics={clinics.items} labels={clinics.labels} />
      </Section>
    </>
  );
}

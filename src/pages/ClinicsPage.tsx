import { ClinicsCarousel } from '../components/ClinicsCarousel/ClinicsCarousel';
import type { ClinicsPageContent } from '../content/clinicTypes';
import { sayDays } from '../domain/sayDay';
import { closuresOf } from '../domain/closedDays';
import { addDays } from '../domain/dates';
import { FactList } from '../sections/FactList/FactList';
import type { Fact } from '../sections/FactList/Facts';
import { PageIntro } from '../sections/PageIntro/PageIntro';
import { Section } from '../sections/Section/Section';
import type { PageProps } from './PageProps';

/** The closures of the coming year, with their reasons. */
function closures({ clinics, closed }: ClinicsPageContent, today: string): Fact[] {
  const { days, range } = closed;
  const byReason = new Map<string, string[]>();
  for (const { from, to, reason } of closuresOf(clinics.items, today, addDays(today, 365))) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), sayDays(from, to, days, range)]);
  }
  return [...byReason].map(([label, values]) => ({ label, values }));
}

/** The clinics carousel, where the clinics are, and when they are closed. */
export function ClinicsPage({ content, data }: PageProps<ClinicsPageContent>) {
  const { clinics, closed } = content;
  const facts = data.today === undefined ? [] : closures(content, data.today);
  return (
    <>
      <PageIntro title={content.title} lead={content.lead} />
      <Section id="clinics" title={clinics.title} lead={clinics.lead} tone="subtle">
        <ClinicsCarousel label={clinics.title} clinics={clinics.items} labels={clinics.labels} />
      </Section>
      <FactList id="visit" {...content.visit} />
      {facts.length > 0 && (
        <FactList
          id="closed"
          tone="subtle"
          title={closed.title}
          paragraphs={closed.paragraphs}
          facts={facts}
        />
      )}
    </>
  );
}

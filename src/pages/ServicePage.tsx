import type { ReactNode } from 'react';
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
import type { SectionTone } from '../sections/Section/Section';
import { ShortAnswers } from '../sections/ShortAnswers/ShortAnswers';
import { Steps } from '../sections/Steps/Steps';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

type Part = 'benefits' | 'included' | 'steps' | 'ready' | 'coverage' | 'photos' | 'prices';

/** What the page tells between its short answers and its questions. Neighbours in the menu have different orders. */
const orders: Readonly<Record<ServiceContent['order'], readonly Part[]>> = {
  inclusion: ['benefits', 'included', 'photos', 'steps', 'ready', 'prices', 'coverage'],
  journey: ['steps', 'photos', 'benefits', 'prices', 'included', 'ready', 'coverage'],
  pictures: ['photos', 'benefits', 'steps', 'included', 'ready', 'prices', 'coverage'],
};

/** Grounds of the parts: never two the same in a row, steps on the strong one. What comes before and after them has the page's. */
function tonesOf(parts: readonly Part[]): SectionTone[] {
  const tones: SectionTone[] = [];
  parts.forEach((part, index) => {
    const before = tones.at(-1) ?? 'page';
    const next = before === 'page' ? 'subtle' : 'page';
    const isLast = index === parts.length - 1;
    tones.push(part === 'steps' || (isLast && next === 'page') ? 'strong' : next);
  });
  return tones;
}

/** A part of the page on its ground. */
function partOf(content: ServiceContent, part: Part, tone: SectionTone): ReactNode {
  switch (part) {
    case 'benefits':
      return <BenefitGrid key={part} id={part} tone={tone} {...content.benefits} />;
    case 'included':
    case 'ready':
      return <CheckList key={part} id={part} tone={tone} {...content[part]} />;
    case 'steps':
      return <Steps key={part} id={part} tone={tone} {...content.steps} />;
    case 'coverage':
      return <TextSection key={part} id={part} tone={tone} {...content.coverage} />;
    case 'photos':
      return content.photos && <PhotoAlbum key={part} id={part} tone={tone} {...content.photos} />;
    case 'prices':
      return content.prices && <PriceExamples key={part} id={part} tone={tone} {...content.prices} />;
  }
}

/** A service: who it is for, what is included, what happens, what to have ready, and how to ask for it. */
export function ServicePage({ content, site }: PageProps<ServiceContent>) {
  const isCall = ({ to }: Link) => to.startsWith('tel:');
  // Beside a patient there is one thing to do.
  const actions = content.emergency ? content.call.actions.filter(isCall) : content.call.actions;
  const parts = orders[content.order].filter((part) => content[part] !== undefined);
  const tones = tonesOf(parts);
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
      {parts.map((part, index) => partOf(content, part, tones[index] ?? 'page'))}
      <Questions id="questions" {...content.questions} />
      <RelatedPages id="related" tone="subtle" {...content.related} />
      <CallToAction {...content.call} />
    </>
  );
}

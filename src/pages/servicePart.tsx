import { BenefitCard } from '../components/BenefitCard/BenefitCard';
import type { ServiceContent } from '../content/pageTypes';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { CheckList } from '../sections/CheckList/CheckList';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import { Receipt } from '../sections/Receipt/Receipt';
import type { SectionTone } from '../sections/Section/Section';
import { Steps } from '../sections/Steps/Steps';
import type { ServicePart as Part } from './serviceOrder';

/** A part of a service page between the heart and the questions, on its background. */
export function ServicePart({
  content,
  part,
  tone,
}: {
  content: ServiceContent;
  part: Part;
  tone: SectionTone;
}) {
  const { benefits, included, ready, steps, photos, prices } = content;
  return (
    <>
      {part === 'benefits' && benefits && <CardGrid id={part} tone={tone} card={BenefitCard} {...benefits} />}
      {part === 'included' && (
        <CheckList id={part} tone={tone} {...included} sheet={ready && { id: 'ready', ...ready }} />
      )}
      {part === 'steps' && steps && <Steps id={part} tone={tone} {...steps} />}
      {part === 'photos' && photos && <PhotoAlbum id={part} tone={tone} film {...photos} />}
      {part === 'prices' && prices && <Receipt id={part} tone={tone} {...prices} />}
    </>
  );
}

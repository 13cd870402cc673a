import { FaqAccordion, type FaqItem } from '../../components/FaqAccordion/FaqAccordion';
import { Section, type SectionBaseProps } from '../Section/Section';

export interface QuestionsProps extends Pick<SectionBaseProps, 'title' | 'id' | 'tone'> {
  /** Questions with their answers. */
  items: readonly FaqItem[];
}

/** Questions of one page under a heading. */
export function Questions({ items, ...section }: QuestionsProps) {
  return (
    <Section {...section}>
      <FaqAccordion items={items} name={section.id} />
    </Section>
  );
}

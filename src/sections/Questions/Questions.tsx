import { FaqAccordion, type FaqItem } from '../../components/FaqAccordion/FaqAccordion';
import { Section, type SectionBaseProps } from '../Section/Section';

export interface QuestionsProps extends Pick<SectionBaseProps, 'title' | 'id'> {
  /** Questions with their answers. */
  items: readonly FaqItem[];
}

/** Questions of one page under a heading, beside it on wide screens. */
export function Questions({ title, id, items }: QuestionsProps) {
  return (
    <Section title={title} id={id} split>
      <FaqAccordion items={items} name={id} />
    </Section>
  );
}

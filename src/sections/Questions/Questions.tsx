import { FaqAccordion, type FaqItem } from '../../components/FaqAccordion/FaqAccordion';
import { Section } from '../Section/Section';

export interface QuestionsProps {
  /** Heading of the section. */
  title: string;
  /** Id of the section; questions are numbered after it. */
  id: string;
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

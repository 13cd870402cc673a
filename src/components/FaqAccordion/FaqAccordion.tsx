import { useRef } from 'react';
import { attachAccordion } from '../../behaviours/widgets/accordion';
import type { Link } from '../../domain/link';
import { behaviour } from '../behaviourProps';
import { SiteLink } from '../SiteLink/SiteLink';
import { useBehaviour } from '../useBehaviour';
import { Disclosure } from './Disclosure';
import { Root } from './FaqAccordion.styles';

/** A question with its answer. */
export interface FaqItem {
  /** The question. */
  question: string;
  /** The answer, one string per paragraph. */
  answer: readonly string[];
  /** Pages that the answer mentions, listed after it. */
  links?: readonly Link[];
}

export interface FaqAccordionProps {
  /** Questions with their answers, in their order. */
  items: readonly FaqItem[];
  /** Unique in the page; the third question has the id `<name>-3` and can be linked to. */
  name: string;
}

/**
 * Questions that open one at a time; pressing the open one closes it. Native disclosures: they also open without
 * JavaScript, the browser's search finds every answer, and all answers are printed.
 */
export function FaqAccordion({ items, name }: FaqAccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachAccordion);
  return (
    <Root ref={root} {...behaviour('accordion')}>
      {items.map(({ question, answer, links = [] }, index) => (
        <Disclosure
          key={question}
          id={`${name}-${String(index + 1)}`}
          name={name}
          title={question}
          heading="h3"
        >
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {links.map(({ label, to }) => (
            <p key={to}>
              <SiteLink href={to}>{label}</SiteLink>
            </p>
          ))}
        </Disclosure>
      ))}
    </Root>
  );
}

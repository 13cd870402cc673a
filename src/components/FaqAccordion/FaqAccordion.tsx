import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useRef } from 'react';
import { attachAccordion } from '../../behaviours/accordion';
import { useBehaviour } from '../useBehaviour';
import { Answer, Item, Root } from './FaqAccordion.styles';

/** A question with its answer. */
export interface FaqItem {
  /** The question. */
  question: string;
  /** The answer, one string a paragraph. */
  answer: readonly string[];
}

export interface FaqAccordionProps {
  /** Questions with their answers, in their order. */
  items: readonly FaqItem[];
  /** Unique in the page; the third question has the id `<name>-3` and can be linked to. */
  name: string;
  /** Number of the question that is open at first, from 1; none when left out. */
  defaultOpen?: number;
}

/**
 * Questions that open one at a time; pressing the open one closes it. Native disclosures: without JavaScript
 * they open as well, every answer is found by the browser's search, and all of them print.
 */
export function FaqAccordion({ items, name, defaultOpen }: FaqAccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachAccordion);
  return (
    <Root ref={root} data-behaviour="accordion">
      {items.map(({ question, answer }, index) => (
        <Item key={question} id={`${name}-${String(index + 1)}`} name={name} open={index + 1 === defaultOpen}>
          <summary>
            <h3>{question}</h3>
            <ExpandMoreIcon aria-hidden />
          </summary>
          <Answer>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Answer>
        </Item>
      ))}
    </Root>
  );
}

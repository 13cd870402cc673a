import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useRef, type ReactNode } from 'react';
import { attachAccordion } from '../../behaviours/accordion';
import type { Link } from '../../domain/link';
import { behaviour } from '../behaviourProps';
import { SiteLink } from '../SiteLink/SiteLink';
import { useBehaviour } from '../useBehaviour';
import { Root } from './FaqAccordion.styles';

/** A question with its answer. */
export interface FaqItem {
  /** The question. */
  question: string;
  /** The answer, one string a paragraph. */
  answer: readonly string[];
  /** Pages that the answer names, one below the other after it. */
  links?: readonly Link[];
}

export interface FaqAccordionProps {
  /** Questions with their answers, in their order. */
  items: readonly FaqItem[];
  /** Unique in the page; the third question has the id `<name>-3` and can be linked to. */
  name: string;
}

/** In place of what MUI puts around question and answer, which a native disclosure does not need. */
const Bare = ({ children }: { children?: ReactNode }) => children;
const disclosure = { heading: Bare, transition: Bare, region: Bare };

/** Of a native disclosure the browser says what it is and whether it is open; MUI says so of a button. */
const saidByBrowser = { role: undefined, 'aria-expanded': undefined };

/**
 * Questions that open one at a time; pressing the open one closes it. Native disclosures: without JavaScript
 * they open as well, every answer is found by the browser's search, and all of them print.
 */
export function FaqAccordion({ items, name }: FaqAccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachAccordion);
  return (
    <Root ref={root} {...behaviour('accordion')}>
      {items.map(({ question, answer, links = [] }, index) => (
        <Accordion
          key={question}
          component="details"
          id={`${name}-${String(index + 1)}`}
          name={name}
          // Whether it is open the browser knows.
          expanded={false}
          slots={disclosure}
        >
          <AccordionSummary
            component="summary"
            {...saidByBrowser}
            slots={{ content: 'h3' }}
            expandIcon={<ExpandMoreIcon />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.map(({ label, to }) => (
              <p key={to}>
                <SiteLink href={to}>{label}</SiteLink>
              </p>
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </Root>
  );
}

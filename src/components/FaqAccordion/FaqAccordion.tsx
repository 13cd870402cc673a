import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { useRef, type ReactNode } from 'react';
import { attachAccordion } from '../../behaviours/widgets/accordion';
import type { Link } from '../../domain/link';
import { behaviour } from '../behaviourProps';
import { SiteLink } from '../SiteLink/SiteLink';
import { useBehaviour } from '../useBehaviour';
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

/** Replaces the wrappers that MUI puts around question and answer, which a native disclosure does not need. */
const Bare = ({ children }: { children?: ReactNode }) => children;
const disclosure = { heading: Bare, transition: Bare, region: Bare };

/** The browser exposes role and state of a native disclosure; MUI's attributes describe a button. */
const saidByBrowser = { role: undefined, 'aria-expanded': undefined };

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
        <Accordion
          key={question}
          component="details"
          id={`${name}-${String(index + 1)}`}
          name={name}
          // The browser keeps the open state.
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

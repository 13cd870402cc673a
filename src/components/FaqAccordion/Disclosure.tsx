import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';

/** Replaces the wrappers that MUI puts around question and answer, which a native disclosure does not need. */
const Bare = ({ children }: { children?: ReactNode }) => children;
const disclosure = { heading: Bare, transition: Bare, region: Bare };

/** The browser exposes role and state of a native disclosure; MUI's attributes describe a button. */
const saidByBrowser = { role: undefined, 'aria-expanded': undefined };

interface DisclosureProps {
  /** Id of the disclosure, for links to it. */
  id?: string;
  /** Disclosures with the same name close each other. */
  name?: string;
  /** Heading, which opens and closes it. */
  title: string;
  /** Level of the heading. */
  heading: 'h2' | 'h3';
  /** Id of the heading. */
  titleId?: string;
  /** What it shows when it is open. */
  children: ReactNode;
}

/**
 * A native disclosure, closed at first: it also opens without JavaScript, the browser's search finds what is in it, and on
 * paper it is open.
 */
export function Disclosure({ id, name, title, heading, titleId, children }: DisclosureProps) {
  return (
    <Accordion
      component="details"
      id={id}
      name={name}
      // The browser keeps the open state.
      expanded={false}
      slots={disclosure}
    >
      <AccordionSummary
        component="summary"
        {...saidByBrowser}
        slots={{ content: heading }}
        {...(titleId !== undefined && { slotProps: { content: { id: titleId } } })}
        expandIcon={<ExpandMoreIcon />}
      >
        {title}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

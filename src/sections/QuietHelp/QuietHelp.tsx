import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import Typography from '@mui/material/Typography';
import { HelpLines } from '../../components/HelpLines/HelpLines';
import { data } from '../../components/behaviourProps';
import { FaqAccordion, type FaqItem } from '../../components/FaqAccordion/FaqAccordion';
import { LinkRow, type LinkRowProps } from '../../components/LinkRow/LinkRow';
import type { HelpLine } from '../../domain/helpLine';
import { styleData } from '../../theme/attributes';
import { FirstAidLines, type FirstAidLine } from '../FirstAidSteps/FirstAidLines';
import { Block } from '../FirstAidSteps/FirstAidSteps.styles';
import { Check, Helper, NoAnswer, Onward, Root, Speak } from './QuietHelp.styles';

/** A list of points under a heading. */
export interface QuietList {
  /** Id of the list, for links to it; its heading has the same id with `-title`. */
  id: string;
  /** Heading. */
  title: string;
  /** One point each. */
  items: readonly FirstAidLine[];
}

export interface QuietHelpProps {
  /** A sentence to the person: the page's headline. */
  title: string;
  /** Who has checked the page and when, or that nobody has; directly under the headline. */
  check: string;
  /** One or two lines under it. */
  lead: string;
  /** When to speak: "Speak only if it is safe." */
  speak: string;
  /** Whom to call; our own number last. */
  lines: readonly HelpLine[];
  /** What to do if nobody answers. */
  noAnswer: string;
  /** Heading of the steps. */
  stepsTitle: string;
  /** What helps now: at most five. */
  steps: readonly FirstAidLine[];
  /** What else the person can know. @default [] */
  more?: readonly QuietList[];
  /** What somebody who is with the person can do: on a ground of its own. */
  helper?: QuietList;
  /** Leads those who worry about somebody else to a page of their own. */
  onward?: Omit<LinkRowProps, 'children'>;
  /** What leaving the page does and does not do, and how to delete the rest. */
  trace: { title: string; text: string; items: readonly FaqItem[] };
}

/**
 * A page for somebody who is not safe: a sentence to the person, the help lines, a few steps. No red, no drawing, nothing to
 * share or to print.
 */
export function QuietHelp(props: QuietHelpProps) {
  const {
    title,
    check,
    lead,
    speak,
    lines,
    noAnswer,
    stepsTitle,
    steps,
    more = [],
    helper,
    onward,
    trace,
  } = props;
  return (
    <Root>
      <Typography variant="h1">{title}</Typography>
      <Check>{check}</Check>
      <Typography>{lead}</Typography>
      <Speak>
        <VolumeOffIcon />
        {speak}
      </Speak>
      <HelpLines lines={lines} />
      <NoAnswer>{noAnswer}</NoAnswer>
      <Block
        component="section"
        id="help"
        {...data(styleData, { kind: 'steps' })}
        aria-labelledby="help-title"
      >
        <Typography variant="h2" id="help-title">
          {stepsTitle}
        </Typography>
        <FirstAidLines items={steps} ordered />
      </Block>
      {more.map((list) => (
        <Points key={list.id} {...list} />
      ))}
      {helper && (
        <Helper>
          <Points {...helper} />
        </Helper>
      )}
      {onward && (
        <Onward>
          <LinkRow {...onward} />
        </Onward>
      )}
      <section id="trace" aria-labelledby="trace-title">
        <Typography variant="h2" id="trace-title">
          {trace.title}
        </Typography>
        <Typography>{trace.text}</Typography>
        <FaqAccordion items={trace.items} name="trace" />
      </section>
    </Root>
  );
}

function Points({ id, title, items }: QuietList) {
  return (
    <Block
      component="section"
      id={id}
      {...data(styleData, { kind: 'points' })}
      aria-labelledby={`${id}-title`}
    >
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <FirstAidLines items={items} ordered={false} />
    </Block>
  );
}

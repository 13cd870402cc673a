import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { attachVariants } from '../../behaviours/variants';
import { behaviour, data, ownedByBehaviour } from '../../components/behaviourProps';
import { useBehaviour } from '../../components/useBehaviour';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { FirstAidLines, type FirstAidLine } from './FirstAidLines';
import { Block, Choice, Last, Main, Next, Root, Side } from './FirstAidSteps.styles';

/** What a list says: what to do in order, what not to do, when to call, or points without an order. */
export type FirstAidKind = 'steps' | 'never' | 'call' | 'points';

/** A list of a first-aid page. */
export interface FirstAidBlock {
  /** Id of the list, for links to it; its heading gets the same with `-title`. */
  id: string;
  /** What the list says; chooses its look and its element. */
  kind: FirstAidKind;
  /** Heading. */
  title: string;
  /** One sentence under the heading. */
  lead?: string;
  /** One action or point each; none where the sentence says it all. */
  items: readonly FirstAidLine[];
  /** Where to read on when things change. */
  link?: Link;
}

/** Steps for some people alone, such as babies. */
export interface FirstAidVariant extends Omit<FirstAidBlock, 'kind'> {
  /** The heading in one word: the link of the choice. */
  name: string;
}

export interface FirstAidStepsProps {
  /** Heading of the steps. */
  title: string;
  /** The steps that are the same for everybody, first. */
  steps: readonly FirstAidLine[];
  /** True where the order does not matter, as with the things in a kit. */
  unordered?: boolean;
  /** Lists of which one is for the patient; they go on where the steps end. */
  variants?: readonly FirstAidVariant[];
  /** Name of the choice between them: "Who is it?". */
  variantsLabel: string;
  /** Where to read on when things change. */
  next?: readonly Link[];
  /** Whether the steps of the first list are a poster on paper: a sheet of their own, in 14 points. */
  poster?: boolean;
  /** What belongs to the steps: what not to do, when to call, how it is done. */
  blocks: readonly FirstAidBlock[];
  /** The last list: below the steps on wide screens, where it fills their column. */
  last?: FirstAidBlock;
}

/** First aid to read with shaking hands: large numbered steps, one action a line, then what not to do. */
export function FirstAidSteps({
  title,
  steps,
  unordered = false,
  variants = [],
  variantsLabel,
  next = [],
  poster = false,
  blocks,
  last,
}: FirstAidStepsProps) {
  return (
    <Root poster={poster}>
      <Main>
        {steps.length > 0 && (
          <Block
            component="section"
            id="steps"
            {...data(styleData, { kind: unordered ? 'points' : 'steps' })}
            aria-labelledby="steps-title"
          >
            <Typography variant="h2" id="steps-title">
              {title}
            </Typography>
            <FirstAidLines items={steps} ordered={!unordered} />
          </Block>
        )}
        {variants.length > 0 && <Variants label={variantsLabel} items={variants} from={steps.length + 1} />}
        {next.length > 0 && (
          <Next>
            {next.map(({ label, to }) => (
              <li key={to}>
                <SiteLink href={to}>{label}</SiteLink>
              </li>
            ))}
          </Next>
        )}
      </Main>
      <Side>
        {blocks.map((block) => (
          <List key={block.id} {...block} />
        ))}
      </Side>
      {last && (
        <Last>
          <List {...last} />
        </Last>
      )}
    </Root>
  );
}

function Variants({
  label,
  items,
  from,
}: {
  label: string;
  items: readonly FirstAidVariant[];
  from: number;
}) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachVariants);
  return (
    <div ref={root} {...behaviour('variants')}>
      <Choice aria-label={label}>
        {items.map(({ id, name }) => (
          <a key={id} href={`#${id}`} {...ownedByBehaviour}>
            {name}
          </a>
        ))}
      </Choice>
      {items.map(({ name: _, ...list }) => (
        <List key={list.id} {...list} kind="steps" from={from} />
      ))}
    </div>
  );
}

function List({ id, kind, title, lead, items, link, from = 1 }: FirstAidBlock & { from?: number }) {
  return (
    <Block
      component="section"
      id={id}
      {...data(styleData, { kind })}
      {...ownedByBehaviour}
      aria-labelledby={`${id}-title`}
    >
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {lead !== undefined && <Typography>{lead}</Typography>}
      {items.length > 0 && <FirstAidLines items={items} ordered={kind === 'steps'} from={from} />}
      {link && <SiteLink href={link.to}>{link.label}</SiteLink>}
    </Block>
  );
}

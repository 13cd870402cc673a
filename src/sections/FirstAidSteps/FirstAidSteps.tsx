import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { attachVariants } from '../../behaviours/widgets/variants';
import { behaviour, data, ownedByBehaviour } from '../../components/behaviourProps';
import { useBehaviour } from '../../components/useBehaviour';
import { HelpLines } from '../../components/HelpLines/HelpLines';
import type { HelpLine } from '../../domain/helpLine';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import type { FirstAidKind } from './firstAidKind';
import { FirstAidLines, type FirstAidLine } from './FirstAidLines';
import { Main, Root, Side } from './FirstAidLayout.styles';
import { Block, Choice, Next } from './FirstAidSteps.styles';

/** A list of a first-aid page. */
export interface FirstAidBlock {
  /** Id of the list, for links to it; its heading has the same id with `-title`. */
  id: string;
  /** Kind of the list; decides its look and its element. */
  kind: FirstAidKind;
  /** Heading. */
  title: string;
  /** One sentence under the heading. */
  lead?: string;
  /** Numbers to call, above the lines. */
  numbers?: readonly HelpLine[];
  /** One action or point each; none if the lead says everything. */
  items: readonly FirstAidLine[];
  /** Link to a page for when the situation changes. */
  link?: Link;
}

/** Steps for certain patients only, such as babies. */
export interface FirstAidVariant extends Omit<FirstAidBlock, 'kind'> {
  /** The heading in one word: label of the link that selects it. */
  name: string;
}

export interface FirstAidStepsProps {
  /** Heading of the steps. */
  title: string;
  /** The steps that are the same for everybody. */
  steps: readonly FirstAidLine[];
  /** Whether the order does not matter, as for the things in a kit. */
  unordered?: boolean;
  /** Alternative lists, of which one applies to the patient; their numbers continue those of the steps. */
  variants?: readonly FirstAidVariant[];
  /** Label of the choice between them: "Who is it?". */
  variantsLabel: string;
  /** Links to pages for when the situation changes. */
  next?: readonly Link[];
  /** Whether the steps of the first list are printed as a poster: a page of their own, in 14 points. */
  poster?: boolean;
  /** Further lists: what not to do, when to call, how it is done. */
  blocks: readonly FirstAidBlock[];
  /** The last list: on wide screens below the steps, in their column. */
  last?: FirstAidBlock;
  /** What stands above the steps, in their column: title and call. */
  children?: ReactNode;
}

/**
 * First aid to read with shaking hands: large numbered steps, one action per line, then what not to do. On wide screens the
 * first column has what is to be done, the second one the rest.
 */
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
  children,
}: FirstAidStepsProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachVariants);
  const hasTool = [{ items: steps }, ...variants].some(({ items }) =>
    items.some(({ tool }) => tool !== undefined),
  );
  return (
    <Root
      ref={root}
      poster={poster}
      hasTool={hasTool}
      {...(variants.length > 0 && behaviour('variants'))}
      {...ownedByBehaviour}
    >
      <Main>
        {children}
        {variants.length > 0 && (
          <Choice aria-label={variantsLabel}>
            {variants.map(({ id, name }) => (
              <a key={id} href={`#${id}`} {...ownedByBehaviour}>
                {name}
              </a>
            ))}
          </Choice>
        )}
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
        {variants.map(({ name, ...list }) => (
          <List key={list.id} {...list} kind="steps" from={steps.length + 1} isNamed={name === list.title} />
        ))}
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
      <Side hasTool={hasTool}>
        {blocks.map((block) => (
          <List key={block.id} {...block} />
        ))}
      </Side>
      {last && <List {...last} />}
    </Root>
  );
}

interface ListProps extends FirstAidBlock {
  /** Number of the first line. */
  from?: number;
  /** Whether the marked link of the choice says the same as the heading. */
  isNamed?: boolean;
}

function List({ id, kind, title, lead, numbers, items, link, from = 1, isNamed = false }: ListProps) {
  return (
    <Block
      component="section"
      id={id}
      {...data(styleData, { kind, named: isNamed })}
      {...ownedByBehaviour}
      aria-labelledby={`${id}-title`}
    >
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {lead !== undefined && <Typography>{lead}</Typography>}
      {numbers && <HelpLines aligned lines={numbers} />}
      {items.length > 0 && <FirstAidLines items={items} ordered={kind === 'steps'} from={from} />}
      {link && <SiteLink href={link.to}>{link.label}</SiteLink>}
    </Block>
  );
}

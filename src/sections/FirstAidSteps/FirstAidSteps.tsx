import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { Block, Blocks, Parts, Root } from './FirstAidSteps.styles';

/** What a list says: how to know, what to do in order, what not to do, or points without an order. */
export type FirstAidKind = 'signs' | 'steps' | 'never' | 'points';

/** A list of a first-aid page. */
export interface FirstAidBlock {
  /** Id of the list, for links to it; its heading gets the same with `-title`. */
  id: string;
  /** What the list says; chooses its look and its element. */
  kind: FirstAidKind;
  /** Heading. */
  title: string;
  /** The heading in one word, where there are several such lists: a link on top leads to it. */
  name?: string;
  /** One sentence under the heading. */
  lead?: string;
  /** One action or point each; none where the sentence says it all. */
  items: readonly string[];
  /** Where to read on when things change. */
  link?: Link;
}

export interface FirstAidStepsProps {
  /** The lists, in the order in which they are needed. */
  blocks: readonly FirstAidBlock[];
  /** Name of the links to the lists that have a name. */
  partsLabel?: string;
}

/** First aid to read with shaking hands: large numbered steps, one action a line, and what not to do. */
export function FirstAidSteps({ blocks, partsLabel }: FirstAidStepsProps) {
  const parts = blocks.filter(({ name }) => name !== undefined);
  return (
    <Root>
      {parts.length > 0 && (
        <Parts aria-label={partsLabel}>
          <Stack component="ul" direction="row" spacing={1}>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <Button href={`#${id}`} variant="quiet">
                  {name}
                </Button>
              </li>
            ))}
          </Stack>
        </Parts>
      )}
      <Blocks>
        {blocks.map(({ id, kind, title, lead, items, link }) => {
          const List = kind === 'steps' ? 'ol' : 'ul';
          return (
            <Block
              component="section"
              key={id}
              id={id}
              {...data(styleData, { kind })}
              aria-labelledby={`${id}-title`}
            >
              <Typography variant="h2" id={`${id}-title`}>
                {title}
              </Typography>
              {lead !== undefined && <Typography>{lead}</Typography>}
              {items.length > 0 && (
                <List>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </List>
              )}
              {link && <SiteLink href={link.to}>{link.label}</SiteLink>}
            </Block>
          );
        })}
      </Blocks>
    </Root>
  );
}

import Typography from '@mui/material/Typography';
import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { Section, type SectionBaseProps } from '../Section/Section';
import { Columns, Except, List, Sheet } from './CheckList.styles';

export interface CheckListProps extends SectionBaseProps {
  /** The points, short. */
  items: readonly string[];
  /** What the first list leaves out, below it. */
  except?: { title: string; items: readonly string[] };
  /** A second list on a sheet beside the first on wide screens: what the visitor should have ready. */
  sheet?: (Omit<SectionBaseProps, 'tone'> & { items: readonly string[] }) | undefined;
}

const points = (items: readonly string[]) => items.map((item) => <li key={item}>{item}</li>);

/** What is included, or what to have ready: a list with ticks, and a second one on a sheet if the two belong together. */
export function CheckList({ items, except, sheet, ...section }: CheckListProps) {
  const list = <List>{points(items)}</List>;
  const lists = except ? (
    <div>
      {list}
      <Except>
        <Typography variant="h3">{except.title}</Typography>
        <ul>{points(except.items)}</ul>
      </Except>
    </div>
  ) : (
    list
  );
  return (
    <Section {...section}>
      {sheet === undefined ? (
        lists
      ) : (
        <Columns {...data(styleData, { aside: true })}>
          {lists}
          <Sheet component="section" id={sheet.id} aria-labelledby={`${sheet.id}-title`}>
            <Typography variant="h3" id={`${sheet.id}-title`}>
              {sheet.title}
            </Typography>
            {sheet.lead !== undefined && <Typography>{sheet.lead}</Typography>}
            <ul>{points(sheet.items)}</ul>
          </Sheet>
        </Columns>
      )}
    </Section>
  );
}

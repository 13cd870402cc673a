import { TextSection, type TextSectionProps } from '../TextSection/TextSection';
import { List } from './FactList.styles';

/** What is stated, and under which name. */
export interface Fact {
  /** What it is: "Office hours". */
  label: string;
  /** What is true of it, each on a line of its own. */
  values: readonly string[];
}

export interface FactListProps extends Omit<TextSectionProps, 'children'> {
  /** The facts, in their order. */
  facts: readonly Fact[];
}

/** Facts about the service as a list of names and what is true: licences, means of payment, addresses. */
export function FactList({ facts, ...section }: FactListProps) {
  return (
    <TextSection {...section}>
      {facts.length > 0 && (
        <List>
          {facts.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </List>
      )}
    </TextSection>
  );
}

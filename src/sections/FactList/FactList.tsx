import { TextSection, type TextSectionProps } from '../TextSection/TextSection';
import { List } from './FactList.styles';

/** A fact with its name. */
export interface Fact {
  /** Name: "Office hours". */
  label: string;
  /** Its values, each on a line of its own. */
  values: readonly string[];
}

export interface FactListProps extends Omit<TextSectionProps, 'children'> {
  /** The facts, in their order. */
  facts: readonly Fact[];
}

/** Facts about the service as a list of names and values: licences, means of payment, addresses. */
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

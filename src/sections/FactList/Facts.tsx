import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { List, type FactLook } from './FactList.styles';

/** A fact with its name. */
export interface Fact<Value = string> {
  /** Name: "Office hours". */
  label: string;
  /** Its values, each on a line of its own. */
  values: readonly Value[];
}

export interface FactsProps {
  /** The facts, in their order; a value may be a link. */
  facts: readonly Fact<string | Link>[];
  /** In rows; as large figures side by side; in a banner, a strip or a card. */
  look: FactLook;
}

/** Names with their values: MUI has no such list. */
export function Facts({ facts, look }: FactsProps) {
  return (
    <List look={look}>
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) =>
            typeof value === 'string' ? (
              <dd key={value}>{value}</dd>
            ) : (
              <dd key={value.to}>
                <SiteLink href={value.to}>{value.label}</SiteLink>
              </dd>
            ),
          )}
        </div>
      ))}
    </List>
  );
}

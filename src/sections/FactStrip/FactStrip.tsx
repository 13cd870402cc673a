import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import type { Fact } from '../FactList/FactList';
import { Inner, List, Root } from './FactStrip.styles';

export interface FactStripProps {
  /** Name of the strip for those who do not see it. */
  label: string;
  /** Up to four facts, short; each of their values is separated from the next by a comma. */
  facts: readonly Fact[];
  /** Where the rest is told. */
  more: Link;
}

/** The facts that visitors check first, in one strip below a banner. */
export function FactStrip({ label, facts, more }: FactStripProps) {
  return (
    <Root aria-label={label}>
      <Inner>
        <List>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.values.join(', ')}</dd>
            </div>
          ))}
        </List>
        <SiteLink href={more.to}>{more.label}</SiteLink>
      </Inner>
    </Root>
  );
}

import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import type { Fact } from '../FactList/FactList';
import { Inner, List, Root } from './FactStrip.styles';

export interface FactStripProps {
  /** Name of the strip, for screen readers. */
  label: string;
  /** Up to four short facts; the values of each are separated by commas. */
  facts: readonly Fact[];
  /** Link to all facts. */
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

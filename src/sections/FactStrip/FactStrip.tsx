import { SiteLink } from '../../components/SiteLink/SiteLink';
import type { Link } from '../../domain/link';
import { Facts, type Fact } from '../FactList/Facts';
import { Inner, Root } from './FactStrip.styles';

export interface FactStripProps {
  /** Name of the strip, for screen readers. */
  label: string;
  /** Short facts; the values of each are separated by commas. */
  facts: readonly Fact[];
  /** Link to all facts, if there is a page of them. */
  more?: Link;
}

/** The facts that visitors check first, in one strip below a banner. */
export function FactStrip({ label, facts, more }: FactStripProps) {
  return (
    <Root aria-label={label}>
      <Inner>
        <Facts
          look="strip"
          facts={facts.map(({ label, values }) => ({ label, values: [values.join(', ')] }))}
        />
        {more && <SiteLink href={more.to}>{more.label}</SiteLink>}
      </Inner>
    </Root>
  );
}

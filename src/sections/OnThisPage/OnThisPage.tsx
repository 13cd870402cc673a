import type { Link } from '../../domain/link';
import { Inner, Root } from './OnThisPage.styles';

export interface OnThisPageProps {
  /** Name of the list: "On this page". */
  title: string;
  /** Parts of the page, in their order; `to` is `#` and the id. */
  links: readonly Link[];
}

/** Links to the parts of a long page, below its banner and its introduction. */
export function OnThisPage({ title, links }: OnThisPageProps) {
  return (
    <Root aria-label={title}>
      <Inner>
        <strong aria-hidden>{title}</strong>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </Inner>
    </Root>
  );
}

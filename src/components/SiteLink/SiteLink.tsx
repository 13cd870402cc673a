import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

/** Props of {@link SiteLink}: those of an `<a>` with an address. */
export interface SiteLinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of this site, `#section`, or a `tel:`, `mailto:` or `https:` address. */
  href: string;
}

/** A link within the React tree for paths of this site, else a plain `<a>`. The theme makes it MUI's `LinkComponent`. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  // Every route is known from the start: no link needs the mark by which the router would look for more.
  return (
    <Link to={href} discover="none" {...rest}>
      {children}
    </Link>
  );
}

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';

/** Props of {@link SiteLink}: those of an `<a>`, with `to` in place of `href`. */
export interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of this site, `#section`, or a `tel:`, `mailto:` or `https:` address. */
  to: string;
}

/** A link that stays inside the page's React tree for paths of this site, and is a plain `<a>` for everything else. */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(
  { to, children, ...rest },
  ref,
) {
  if (to.startsWith('/')) {
    // Every route is known from the start: no link needs the mark by which the router would look for more.
    return (
      <Link ref={ref} to={to} discover="none" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a ref={ref} href={to} {...rest}>
      {children}
    </a>
  );
});

import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Props of {@link SiteLink}: those of an `<a>` with an address. */
export interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** A path of this site, `#section`, or a `tel:`, `mailto:` or `https:` address. */
  href: string;
  /** Words of the link. */
  children?: ReactNode;
}

/** A link within the React tree for paths of this site, else a plain `<a>`. The theme makes it MUI's `LinkComponent`. */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(
  { href, children, ...rest },
  ref,
) {
  if (href.startsWith('/')) {
    // Every route is known from the start: no link needs the mark by which the router would look for more.
    return (
      <Link ref={ref} to={href} discover="none" {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a ref={ref} href={href} {...rest}>
      {children}
    </a>
  );
});

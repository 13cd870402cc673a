import { Link, useLocation } from 'react-router-dom';
import type { SiteLinkProps } from '../components/SiteLink/SiteLink';
import { languageOf } from '../domain/language';

/**
 * The router's link for `LinkProvider`. A page in another language is loaded as a new document, because the frame
 * changes as well.
 */
export function RouterLink({ href, children, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  if (languageOf(href) !== languageOf(pathname))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  // All routes are known from the start, so links do not need the attribute by which the router discovers more.
  return (
    <Link to={href} discover="none" {...rest}>
      {children}
    </Link>
  );
}

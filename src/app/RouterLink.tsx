import { Link, useLocation } from 'react-router-dom';
import type { SiteLinkProps } from '../components/SiteLink/SiteLink';
import { languageOf } from '../domain/language';

/** The router's link, as `LinkProvider` takes it. A page in another language is a document of its own: all around it changes as well. */
export function RouterLink({ href, children, ...rest }: SiteLinkProps) {
  const { pathname } = useLocation();
  if (languageOf(href) !== languageOf(pathname))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  // Every route is known from the start: no link needs the mark by which the router would look for more.
  return (
    <Link to={href} discover="none" {...rest}>
      {children}
    </Link>
  );
}

import { Link } from 'react-router-dom';
import type { SiteLinkProps } from '../components/SiteLink/SiteLink';

/** The router's link, as `LinkProvider` takes it. */
export function RouterLink({ href, ...rest }: SiteLinkProps) {
  // Every route is known from the start: no link needs the mark by which the router would look for more.
  return <Link to={href} discover="none" {...rest} />;
}

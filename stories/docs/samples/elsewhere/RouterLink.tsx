import type { SiteLinkProps } from 'haraka-paramedics-site/components';
import { Link } from 'react-router-dom';

/** The router's link, with the address where the library's links have it. */
export function RouterLink({ href, ...rest }: SiteLinkProps) {
  return <Link to={href} {...rest} />;
}

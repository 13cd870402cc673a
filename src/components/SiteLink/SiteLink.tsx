import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type ElementType,
  type ReactNode,
} from 'react';

/** Props of {@link SiteLink}: those of an `<a>` with an address. */
export interface SiteLinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of this site, `#section`, or a `tel:`, `mailto:` or `https:` address. */
  href: string;
  /** Words of the link. */
  children?: ReactNode;
}

const Links = createContext<{ component: ElementType<SiteLinkProps> }>({ component: 'a' });

export interface LinkProviderProps {
  /** The router's link component of the project; takes `href`. */
  component: ElementType<SiteLinkProps>;
  /** The part of the page whose links use it. */
  children: ReactNode;
}

/** Sets the component for links to paths of the site; without it they are plain links. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <Links value={{ component }}>{children}</Links>;
}

/**
 * The component of {@link LinkProvider} for paths of this site, otherwise a plain `<a>`. A project's theme has it as the
 * `LinkComponent` of MUI's `ButtonBase`.
 */
export function SiteLink(props: SiteLinkProps) {
  const { component } = useContext(Links);
  const Link = props.href.startsWith('/') ? component : 'a';
  const { children } = props;
  // Translators write numbers in another way, or take the blanks out of them.
  const isNumber = typeof children === 'string' && /^[+\d ()]+$/.test(children);
  return <Link {...(isNumber && { translate: 'no' })} {...props} />;
}

import CallIcon from '@mui/icons-material/Call';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { headerData } from '../../behaviours/contract';
import { attachHeader } from '../../behaviours/widgets/header';
import type { Link } from '../../domain/link';
import { darkSurface } from '../../theme/attributes';
import { behaviour, data } from '../behaviourProps';
import { Brand } from '../Brand/Brand';
import { LanguageLinks, type LanguageLink } from '../LanguageLinks/LanguageLinks';
import { SiteLink } from '../SiteLink/SiteLink';
import { useBehaviour } from '../useBehaviour';
import {
  Bar,
  Call,
  Languages,
  ManyLanguages,
  MenuToggle,
  Quick,
  Root,
  ToggleSummary,
} from './SiteHeader.styles';
import { Group, List, Nav } from './SiteNav.styles';

/** A dropdown of the navigation. */
interface NavGroup {
  /** Words of the button that opens it. */
  label: string;
  /** Links inside. */
  links: readonly Link[];
}

export interface SiteHeaderProps {
  /** Name of the service. */
  brand: string;
  /** Links and dropdowns, in their order. */
  items: readonly (Link | NavGroup)[];
  /** The link that stays visible while the others are collapsed: first aid. */
  quick?: Link;
  /** Path of the shown page; its link is marked. */
  current?: string;
  /** Address of the home page, to which the name leads. Default: `/`. */
  home?: string;
  /** The same page in other languages. */
  languages?: readonly LanguageLink[];
  /** Emergency number. */
  phone: {
    /** The number as it is shown. */
    display: string;
    /** `tel:` address. */
    href: string;
  };
  /** Whether the call link is outlined instead of red, for a page that must not draw the eye. Default: false. */
  quiet?: boolean;
  /** Words that are not links. */
  labels: {
    /** Name of the navigation. */
    navigation: string;
    /** The button that opens the menu on small screens. */
    menu: string;
    /** What the call link does, read before the number: "Call". */
    call: string;
  };
}

/**
 * The site's header: fixed, 5rem high, hides on scroll down and returns on scroll up or when it receives the focus.
 * Dropdowns and phone menu are native disclosures: they open without JavaScript.
 */
export function SiteHeader({
  brand,
  items,
  quick,
  current,
  home = '/',
  languages,
  phone,
  quiet = false,
  labels,
}: SiteHeaderProps) {
  const root = useRef<HTMLElement>(null);
  useBehaviour(root, attachHeader);
  const Others = languages && languages.length > 1 ? ManyLanguages : Languages;
  return (
    <Root ref={root} {...behaviour('header')} {...darkSurface}>
      <Bar>
        <Brand name={brand} to={home} />
        {quick && (
          <Quick>
            <Button variant="quiet" href={quick.to} aria-current={quick.to === current ? 'page' : undefined}>
              {quick.label}
            </Button>
          </Quick>
        )}
        {languages && (
          <Others>
            <LanguageLinks links={languages} />
          </Others>
        )}
        <Call
          variant={quiet ? 'quiet' : 'call'}
          href={phone.href}
          aria-label={`${labels.call} ${phone.display}`}
        >
          <CallIcon />
          <span dir="ltr" translate="no">
            {phone.display}
          </span>
        </Call>
        <MenuToggle {...data(headerData, { menu: true })}>
          <ToggleSummary>
            <MenuIcon />
            <span>{labels.menu}</span>
          </ToggleSummary>
        </MenuToggle>
        <Nav aria-label={labels.navigation}>
          <List>
            {items.map((item) => (
              <li key={item.label}>
                {'to' in item ? (
                  <NavItem {...item} current={current} />
                ) : (
                  <NavDropdown {...item} current={current} />
                )}
              </li>
            ))}
          </List>
        </Nav>
      </Bar>
    </Root>
  );
}

function NavItem({ label, to, current }: Link & { current: string | undefined }) {
  return (
    <SiteLink href={to} aria-current={to === current ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

function NavDropdown({ label, links, current }: NavGroup & { current: string | undefined }) {
  return (
    <Group name="site-menu">
      <summary aria-current={links.some(({ to }) => to === current) || undefined}>
        {label}
        <ExpandMoreIcon />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <NavItem {...link} current={current} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

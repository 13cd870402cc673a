import Container from '@mui/material/Container';
import { useRef, type ReactNode } from 'react';
import { attachYear } from '../../behaviours/page/year';
import type { Link } from '../../domain/link';
import { darkSurface } from '../../theme/attributes';
import { behaviour, ownedByBehaviour } from '../behaviourProps';
import { Brand } from '../Brand/Brand';
import { LanguageLinks, type LanguageLink } from '../LanguageLinks/LanguageLinks';
import { NetworkIcon, type Network } from '../NetworkIcon/NetworkIcon';
import { SiteLink } from '../SiteLink/SiteLink';
import { useBehaviour } from '../useBehaviour';
import { Columns, Contact, Legal, Links, Root, Social } from './SiteFooter.styles';

/** A column of links. */
interface FooterGroup {
  /** Heading of the column. */
  title: string;
  /** Links below it. */
  links: readonly Link[];
}

/** A page of the service on a social network; its label says that it opens in a new tab. */
interface SocialLink extends Link {
  /** Which network; chooses the icon. */
  network: Exclude<Network, 'whatsapp'>;
}

export interface SiteFooterProps {
  /** Name of the service. */
  brand: string;
  /** Columns of links. */
  groups: readonly FooterGroup[];
  /** Phone, e-mail and address of the service. */
  contact: {
    /** Phone as a link. */
    phone: Link;
    /** E-mail as a link. */
    email: Link;
    /** Street address. */
    address: string;
  };
  /** The social links; none if the service has no such page. */
  social: readonly SocialLink[];
  /** Last line: year and owner, links to legal pages, who built the site. */
  legal: {
    /** Owner of the site; follows the current year. */
    owner: string;
    /** Links to the legal pages. */
    links: readonly Link[];
    /** Credit of the site's builder; left out if there is none. */
    credit?: {
      /** Who built the site. */
      text: string;
      /** The builder's phone. */
      phone: Link;
    };
  };
  /** Note about the page above the last line, such as that its text is a draft. */
  note?: string | undefined;
  /** Address of the home page, to which the name leads. @default / */
  home?: string;
  /** The same page in other languages. @default [] */
  languages?: readonly LanguageLink[];
  /** The subscribe form. */
  children: ReactNode;
}

/** The site's footer: links, contact, social pages, subscribe form, year and credits. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, groups, contact, social, legal, note, home = '/', languages = [], children } = props;
  return (
    <Root {...darkSurface}>
      <Container>
        <Columns>
          <div>
            <Brand name={brand} to={home} />
            <Contact component="address">
              <a href={contact.phone.to} dir="ltr" translate="no">
                {contact.phone.label}
              </a>
              <a href={contact.email.to}>{contact.email.label}</a>
              <span>{contact.address}</span>
            </Contact>
            {social.length > 0 && (
              <Social>
                {social.map(({ network, label, to }) => (
                  <li key={network}>
                    <a href={to} target="_blank" rel="noopener noreferrer" aria-label={label}>
                      <NetworkIcon network={network} />
                    </a>
                  </li>
                ))}
              </Social>
            )}
          </div>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links>
                {links.map((link) => (
                  <li key={link.to}>
                    <SiteLink href={link.to}>{link.label}</SiteLink>
                  </li>
                ))}
              </Links>
            </div>
          ))}
          <div>{children}</div>
        </Columns>
        {note !== undefined && <p>{note}</p>}
        <Legal direction="row">
          <span>
            © <Year />
            {` ${legal.owner}`}
          </span>
          {legal.links.map((link) => (
            <SiteLink key={link.to} href={link.to}>
              {link.label}
            </SiteLink>
          ))}
          <LanguageLinks links={languages} />
          {legal.credit && (
            <span>
              {`${legal.credit.text} `}
              <a href={legal.credit.phone.to} dir="ltr" translate="no">
                {legal.credit.phone.label}
              </a>
            </span>
          )}
        </Legal>
      </Container>
    </Root>
  );
}

const currentYear = () => new Date().getFullYear();

/** The current year. The behaviour corrects a page that was rendered last year, so React may find a difference. */
function Year() {
  const element = useRef<HTMLSpanElement>(null);
  useBehaviour(element, attachYear);
  return (
    <span ref={element} {...behaviour('year')} {...ownedByBehaviour}>
      {currentYear()}
    </span>
  );
}

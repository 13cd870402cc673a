import type { ReactNode, Ref } from 'react';
import { ContactActions, type ContactActionsProps } from '../../components/ContactActions/ContactActions';
import { SiteFooter, type SiteFooterProps } from '../../components/SiteFooter/SiteFooter';
import { SiteHeader, type SiteHeaderProps } from '../../components/SiteHeader/SiteHeader';
import { SkipLink } from '../../components/SkipLink/SkipLink';
import { Main } from './SiteShell.styles';

export interface SiteShellProps {
  /** Words of the link that leads past the header. */
  skipLabel: string;
  /** The header's content. */
  header: Omit<SiteHeaderProps, 'current'>;
  /** The footer's content. */
  footer: Omit<SiteFooterProps, 'children'>;
  /** The subscribe form in the footer. */
  subscribe: ReactNode;
  /** Call, WhatsApp and assistant. */
  actions: ContactActionsProps;
  /** Path of the shown page. */
  path: string;
  /** Language of the words around the page, where the page is in another. */
  lang?: string;
  /** Reaches the main element, which takes the focus after a navigation. */
  mainRef?: Ref<HTMLElement>;
  /** The page. */
  children: ReactNode;
}

/** What stands around every page: skip link, header, main, footer, contact actions. */
export function SiteShell(props: SiteShellProps) {
  const { skipLabel, header, footer, subscribe, actions, path, lang, mainRef, children } = props;
  return (
    <>
      <SkipLink label={skipLabel} targetId="main" lang={lang} />
      <SiteHeader {...header} current={path} lang={lang} />
      <Main id="main" tabIndex={-1} ref={mainRef}>
        {children}
      </Main>
      <SiteFooter {...footer} lang={lang}>
        {subscribe}
      </SiteFooter>
      <ContactActions {...actions} lang={lang} />
    </>
  );
}

import type { ReactNode, Ref } from 'react';
import { ContactActions, type ContactActionsProps } from '../../components/ContactActions/ContactActions';
import type { LanguageLink } from '../../components/LanguageLinks/LanguageLinks';
import { LeavePage } from '../../components/LeavePage/LeavePage';
import { SiteFooter, type SiteFooterProps } from '../../components/SiteFooter/SiteFooter';
import { SiteHeader, type SiteHeaderProps } from '../../components/SiteHeader/SiteHeader';
import { SkipLink } from '../../components/SkipLink/SkipLink';
import type { Link } from '../../domain/link';
import { Main } from './SiteShell.styles';

export interface SiteShellProps {
  /** Label of the skip link. */
  skipLabel: string;
  /** The header's content. */
  header: Omit<SiteHeaderProps, 'current' | 'home' | 'languages' | 'quiet'>;
  /** The footer's content. */
  footer: Omit<SiteFooterProps, 'children' | 'note' | 'home' | 'languages'>;
  /** The subscribe form in the footer. */
  subscribe: ReactNode;
  /** Call, WhatsApp and assistant. */
  actions: ContactActionsProps;
  /** Leaves a quiet page at once: the frame is then without red and without contact actions. */
  leave?: Link | undefined;
  /** Path of the current page. */
  path: string;
  /** Note about the page in the footer. */
  note?: string | undefined;
  /** Address of the home page. Default: `/`. */
  home?: string;
  /** The same page in other languages. */
  languages?: readonly LanguageLink[];
  /** Ref of the main element, which takes the focus after a navigation. */
  mainRef?: Ref<HTMLElement>;
  /** HTML language of the page where it is not the document’s: an untranslated page. */
  contentLang?: string | undefined;
  /** The page. */
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, footer, contact actions; on a quiet page the link that leaves it. */
export function SiteShell(props: SiteShellProps) {
  const { skipLabel, header, footer, subscribe, actions, leave, path, note, home, languages } = props;
  const { mainRef, contentLang, children } = props;
  const own = { ...(home !== undefined && { home }), ...(languages && { languages }) };
  return (
    <>
      <SkipLink label={skipLabel} targetId="main" />
      {leave && (
        // A landmark, so that it is found by those who go from landmark to landmark.
        <aside>
          <LeavePage {...leave} />
        </aside>
      )}
      <SiteHeader {...header} {...own} current={path} quiet={leave !== undefined} />
      <Main id="main" tabIndex={-1} ref={mainRef} lang={contentLang}>
        {children}
      </Main>
      <SiteFooter {...footer} {...own} note={note}>
        {subscribe}
      </SiteFooter>
      {!leave && <ContactActions {...actions} />}
    </>
  );
}

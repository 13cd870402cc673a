import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { SiteShell } from '../layouts/SiteShell/SiteShell';
import type { SiteContent } from '../content/types';
import { FooterSubscribe } from './FooterSubscribe';
import { updateHead, type PageHandle } from './head';

/** Shows the assistant alone, and open. */
const assistantPage = '/ChatBot';

/** The shell around every page; after a navigation in the browser it brings head and focus up to date. */
export function SiteFrame({ content }: { content: SiteContent }) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (page) updateHead(page);
    main.current?.focus({ preventScroll: true });
  }, [pathname, page]);

  return (
    <SiteShell
      skipLabel={content.skipLabel}
      header={content.header}
      footer={content.footer}
      actions={{
        ...content.actions,
        assistant: { ...content.actions.assistant, open: pathname === assistantPage },
      }}
      subscribe={<FooterSubscribe />}
      path={pathname}
      mainRef={main}
    >
      <Outlet />
      <ScrollRestoration />
    </SiteShell>
  );
}

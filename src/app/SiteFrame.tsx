import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { SiteShell } from '../layouts/SiteShell/SiteShell';
import type { PageMeta, SiteContent } from '../content/types';
import { FooterSubscribe } from './FooterSubscribe';
import { pageTitle } from './head';

/** The shell around every page; after a navigation in the browser it brings title, description and focus up to date. */
export function SiteFrame({ content }: { content: SiteContent }) {
  const { pathname } = useLocation();
  const meta = useMatches().at(-1)?.handle as PageMeta | undefined;
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (meta) {
      document.title = pageTitle(meta);
      document.querySelector('meta[name=description]')?.setAttribute('content', meta.description);
    }
    main.current?.focus({ preventScroll: true });
  }, [pathname, meta]);

  return (
    <SiteShell
      skipLabel={content.skipLabel}
      header={content.header}
      footer={content.footer}
      actions={content.actions}
      subscribe={<FooterSubscribe />}
      path={pathname}
      mainRef={main}
    >
      <Outlet />
      <ScrollRestoration />
    </SiteShell>
  );
}

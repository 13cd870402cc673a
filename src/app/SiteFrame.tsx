import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteContent } from '../content/types';
import { SiteShell } from '../layouts/SiteShell/SiteShell';
import { FooterSubscribe } from './FooterSubscribe';
import { useScrollRestoration } from './client/useScrollRestoration';

/** Shows the assistant alone, and open. */
const assistantPage = '/ChatBot';

/** The shell around every page; after a navigation in the browser it brings scroll and focus to the new page. */
export function SiteFrame({ content, children }: { content: SiteContent; children: ReactNode }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  useScrollRestoration();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

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
      {children}
    </SiteShell>
  );
}

import { use, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { LinkProvider } from '../components/SiteLink/SiteLink';
import { errorPage } from '../content/en/errorPage';
import { site } from '../content/en/site';
import { subscribeForm } from '../content/en/subscribeForm';
import { staging, stagingNotice } from '../content/staging';
import { SubscribeForm } from '../forms/SubscribeForm/SubscribeForm';
import { SiteShell } from '../layouts/SiteShell/SiteShell';
import { languageTag } from '../domain/language';
import { ErrorPage } from '../pages/ErrorPage';
import { subscribe } from '../services/subscribe';
import { pageTitle, updateHead } from './head';
import { PageBoundary } from './PageBoundary';
import { failureText, type PageSource } from './resolvedPage';
import { RouterLink } from './RouterLink';
import { usePagePrefetch } from './client/usePagePrefetch';
import { useScrollRestoration } from './client/useScrollRestoration';

/** Shows the assistant alone, and open. */
const assistantPage = '/ChatBot';

/** What stands at the address, once it is there: a navigation keeps the page before until then. */
function CurrentPage({ address, pages }: { address: string; pages: PageSource }) {
  const found = pages.resolve(address);
  const shown = found instanceof Promise ? use(found) : found;
  useEffect(() => {
    if ('meta' in shown) updateHead(shown);
    else {
      document.title = pageTitle({ title: failureText(shown.failure) });
      document.documentElement.lang = languageTag.en;
    }
  }, [shown]);

  if ('failure' in shown) {
    const { failure } = shown;
    return <ErrorPage content={errorPage} status={failure.status} reason={failureText(failure)} />;
  }
  const { Page, data } = shown;
  return <Page site={site} data={data} />;
}

/** After a navigation in the browser the focus goes to the new page's main element, as with a new document. */
function useFocusOnNavigation(pathname: string): RefObject<HTMLElement | null> {
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** The whole site inside a router: one shell around all pages, the error page inside it. */
export function Site({ pages }: { pages: PageSource }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const mainRef = useFocusOnNavigation(pathname);
  usePagePrefetch();
  useScrollRestoration();
  const { skipLabel, header, footer, actions } = site;
  const shown = pages.resolve(address);
  const assistant = { ...actions.assistant, open: pathname === assistantPage };
  const whatsapp = 'chat' in shown ? { ...actions.whatsapp, to: shown.chat } : actions.whatsapp;
  return (
    <LinkProvider component={RouterLink}>
      <SiteShell
        {...{ skipLabel, header, footer, mainRef }}
        actions={{ ...actions, whatsapp, assistant }}
        subscribe={
          <SubscribeForm
            labels={subscribeForm.labels}
            messages={subscribeForm.messages}
            send={subscribe}
            id="footer-subscribe"
          />
        }
        path={pathname}
        {...('language' in shown && shown.language !== 'en' && { lang: languageTag.en })}
      >
        <PageBoundary address={address} onFailure={pages.forget}>
          {staging ? (
            <>
              <EmergencyBanner text={stagingNotice} phone={header.phone} />
              <CurrentPage address={address} pages={pages} />
            </>
          ) : (
            <CurrentPage address={address} pages={pages} />
          )}
        </PageBoundary>
      </SiteShell>
    </LinkProvider>
  );
}

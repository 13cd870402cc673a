import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { errorPage } from '../content/en/errorPage';
import { site } from '../content/en/site';
import { ErrorPage } from '../pages/ErrorPage';
import { pageTitle, updateHead } from './head';
import { PageBoundary } from './PageBoundary';
import { SiteFrame } from './SiteFrame';
import { failureText, type ResolvePage } from './resolvedPage';
import { usePagePrefetch } from './usePagePrefetch';

/** What stands at the address, once it is there: a navigation keeps the page before until then. */
function CurrentPage({ address, resolvePage }: { address: string; resolvePage: ResolvePage }) {
  const found = resolvePage(address);
  const shown = found instanceof Promise ? use(found) : found;
  useEffect(() => {
    if ('meta' in shown) updateHead(shown);
    else document.title = pageTitle({ title: failureText(shown.failure) });
  }, [shown]);

  if ('failure' in shown) {
    const { failure } = shown;
    return <ErrorPage content={errorPage} status={failure.status} reason={failureText(failure)} />;
  }
  const { Page, data } = shown;
  return <Page site={site} data={data} />;
}

/** The whole site inside a router: one frame around all pages, the error page inside it. */
export function Site({ resolvePage }: { resolvePage: ResolvePage }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  usePagePrefetch();
  return (
    <SiteFrame content={site}>
      <PageBoundary address={address}>
        <CurrentPage address={address} resolvePage={resolvePage} />
      </PageBoundary>
    </SiteFrame>
  );
}

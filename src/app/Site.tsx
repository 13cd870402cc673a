import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { errorPage } from '../content/en/errorPage';
import { site } from '../content/en/site';
import { ErrorPage } from '../pages/ErrorPage';
import { pageTitle, updateHead } from './head';
import { PageBoundary } from './PageBoundary';
import { SiteFrame } from './SiteFrame';
import { failureText, type ShownAt } from './shownPage';
import { usePagesAhead } from './usePagesAhead';

/** What stands at the address, once it is there: a navigation keeps the page before until then. */
function ShownPage({ address, shownAt }: { address: string; shownAt: ShownAt }) {
  const found = shownAt(address);
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
  return <Page data={data} />;
}

/** The whole site inside a router: one frame around all pages, the error page inside it. */
export function Site({ shownAt }: { shownAt: ShownAt }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  usePagesAhead();
  return (
    <SiteFrame content={site}>
      <PageBoundary address={address}>
        <ShownPage address={address} shownAt={shownAt} />
      </PageBoundary>
    </SiteFrame>
  );
}

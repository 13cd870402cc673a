import { use, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { EmergencyBanner } from '../components/EmergencyBanner/EmergencyBanner';
import { PageLanguage } from '../components/pageLanguage';
import type { LanguageLink } from '../components/LanguageLinks/LanguageLinks';
import { LinkProvider } from '../components/SiteLink/SiteLink';
import type { FrameContent } from '../content/pageFiles';
import { SubscribeForm } from '../forms/SubscribeForm/SubscribeForm';
import { SiteShell } from '../layouts/SiteShell/SiteShell';
import { languageOf, languages, pathIn } from '../domain/language';
import { languageFiles } from '../content/languages';
import { ErrorPage } from '../pages/ErrorPage';
import { subscribe } from '../services/subscribe';
import { pageTitle, updateHead } from './head';
import { PageBoundary } from './PageBoundary';
import { contentLang, failureText, type PageSource } from './resolvedPage';
import { RouterLink } from './RouterLink';
import { usePagePrefetch } from './client/usePagePrefetch';
import { useScrollRestoration } from './client/useScrollRestoration';

/** The page that shows only the assistant, already open. */
const assistantPage = '/ChatBot';

interface CurrentPageProps {
  address: string;
  pages: PageSource;
  words: Pick<FrameContent, 'site' | 'errorPage'>;
}

/** The page at the address, once it has loaded; until then a navigation keeps the previous page. */
function CurrentPage({ address, pages, words }: CurrentPageProps) {
  const found = pages.resolve(address);
  const shown = found instanceof Promise ? use(found) : found;
  const { site, errorPage } = words;
  useEffect(() => {
    if ('meta' in shown) updateHead(shown);
    else document.title = pageTitle({ title: failureText(shown.failure, errorPage) });
  }, [shown, errorPage]);

  if ('failure' in shown) {
    const { failure } = shown;
    return <ErrorPage content={errorPage} status={failure.status} reason={failureText(failure, errorPage)} />;
  }
  const { Page, data } = shown;
  return <Page site={site} data={data} />;
}

/** The same page in the other languages of the site, or the home page of a language that does not have it. */
function inOtherLanguages(path: string): LanguageLink[] {
  const others = languages.filter((language) => language !== languageOf(path));
  return others.map((language) => {
    const { name, only } = languageFiles[language];
    const isTranslated = only?.includes(pathIn('en', path)) ?? true;
    return { label: name, to: pathIn(language, isTranslated ? path : '/'), lang: language };
  });
}

/** After a client-side navigation the new page's main element gets the focus, as with a new document. */
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

/**
 * The whole site inside a router: one shell around all pages, with the error page inside it. It has the words of one
 * language: a page in another language is another document.
 */
export function Site({ pages, words }: { pages: PageSource; words: FrameContent }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const language = languageOf(pathname);
  const home = pathIn(language, '/');
  const mainRef = useFocusOnNavigation(pathname);
  usePagePrefetch();
  useScrollRestoration();
  const { errorPage, site, subscribeForm, draft, stagingNotice } = words;
  const { skipLabel, header, footer, actions } = site;
  const shown = pages.resolve(address);
  const assistant = { ...actions.assistant, open: pathIn('en', pathname) === assistantPage };
  const whatsapp = 'chat' in shown ? { ...actions.whatsapp, to: shown.chat } : actions.whatsapp;
  return (
    <PageLanguage value={language}>
      <LinkProvider component={RouterLink}>
        <SiteShell
          {...{ skipLabel, header, footer, mainRef }}
          actions={{ ...actions, whatsapp, assistant }}
          leave={'leave' in shown ? shown.leave : undefined}
          subscribe={
            <SubscribeForm
              labels={subscribeForm.labels}
              messages={subscribeForm.messages}
              send={subscribe}
              id="footer-subscribe"
            />
          }
          path={pathname}
          home={home}
          contentLang={'content' in shown ? contentLang(language, shown.content) : undefined}
          note={
            draft?.readPages.includes('content' in shown ? shown.content : 'errorPage')
              ? undefined
              : draft?.note
          }
          languages={inOtherLanguages('failure' in shown ? home : pathname)}
        >
          <PageBoundary address={address} words={errorPage} onFailure={pages.forget}>
            {stagingNotice ? (
              <>
                <EmergencyBanner text={stagingNotice} phone={header.phone} />
                <CurrentPage address={address} pages={pages} words={words} />
              </>
            ) : (
              <CurrentPage address={address} pages={pages} words={words} />
            )}
          </PageBoundary>
        </SiteShell>
      </LinkProvider>
    </PageLanguage>
  );
}

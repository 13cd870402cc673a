import { describe, expect, it, vi } from 'vitest';
import { assistant as english } from '#en/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { siteRoutes } from '../../src/app/siteRoutes';
import { visitorMails } from '../../src/app/visitorMails';
import { readPages } from '../../src/content/reviews';
import draftWords from '../../src/content/words/sw/translation.json';
import { pathIn } from '../../src/domain/language';
import { rendered, renderedError, words } from './rendered';

const says = (html: string) => words(html).includes(draftWords.page);
const isRead = (content: string) => readPages.sw.includes(content);

describe('what no reader has passed says that it is a draft', () => {
  it('each page in Kiswahili, and none in English', async () => {
    for (const { path, language, content } of siteRoutes) {
      if (language === 'sw') expect(says((await rendered(path)).html), path).toBe(!isRead(content));
    }
    expect(says((await rendered(pathIn('en', '/sw/services'))).html)).toBe(false);
  });

  it('the page of an error', async () => {
    expect(says((await renderedError('sw')).html)).toBe(!isRead('errorPage'));
    expect(says((await renderedError()).html)).toBe(false);
  });

  it('mails and the assistant', () => {
    expect(visitorMails.words.sw.draft).toBe(isRead('mails') ? undefined : draftWords.mail);
    expect(visitorMails.words.en.draft).toBeUndefined();
    expect(assistantIn(english).notice.includes('rasimu')).toBe(!isRead('assistant'));
  });

  it('no longer once it is in readPages', async () => {
    vi.resetModules();
    vi.doMock('../../src/content/reviews', async (original) => ({
      ...(await original<typeof import('../../src/content/reviews')>()),
      readPages: { sw: ['mails', 'assistant', 'errorPage', 'services'] },
    }));
    const after = {
      ...(await import('../../src/app/visitorMails')),
      ...(await import('#sw/kiswahiliAssistant')),
      ...(await import('./rendered')),
    };
    expect(after.visitorMails.words.sw.draft).toBeUndefined();
    expect(after.assistantIn(english).notice).not.toContain('rasimu');
    expect(says((await after.rendered('/sw/services', {})).html)).toBe(false);
    expect(says((await after.renderedError('sw')).html)).toBe(false);
    expect(says((await after.rendered('/sw', {})).html)).toBe(true);
    vi.doUnmock('../../src/content/reviews');
    vi.resetModules();
  });
});

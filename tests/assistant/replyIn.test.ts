import { afterEach, describe, expect, it, vi } from 'vitest';
import { replyIn } from '../../src/assistant/replyIn';
import { languageOfWords } from '../../src/assistant/engine/language';
import { assistant as english } from '../../src/content/pages/assistant';
import { assistantIn } from '#sw/kiswahiliAssistant';
import { concernIds, topicIds } from '../../src/domain/assistantIds';
import { plain } from './plain';
import { linesOf } from './report/corpus';

const kiswahili = assistantIn(english);
const load = () => Promise.resolve(kiswahili);

afterEach(() => {
  vi.useRealTimers();
});

describe('an answer in both languages', () => {
  it('is there at once in English, without loading anything', () => {
    const loadMock = vi.fn(load);
    const reply = replyIn(english, loadMock)({ text: 'a child is choking' }, 'en');
    expect(reply).toMatchObject({
      lang: 'en',
      other: { lang: 'sw', label: 'Kwa Kiswahili' },
      call: english.number,
    });
    expect(reply).not.toBeInstanceOf(Promise);
    expect(loadMock).not.toHaveBeenCalled();
  });

  it('loads the words in Kiswahili when they are first needed, and once', async () => {
    const loadMock = vi.fn(load);
    const reply = replyIn(english, loadMock);
    const first = await reply({ text: 'mtoto amepaliwa' }, 'sw');
    expect(first).toMatchObject({
      lang: 'sw',
      other: { lang: 'en', label: 'In English' },
      call: kiswahili.number,
    });
    expect(first.steps).toEqual(kiswahili.topics.choking.lines);
    expect(first.notes).toEqual([
      kiswahili.noAnswer,
      expect.stringMatching(/^Chanzo: .*20\d\d/),
      kiswahili.checked.unreviewed,
    ]);
    expect(first.links?.[0]?.to).toMatch(/^\/sw\/FirstAid\/Choking/);
    expect(reply({ text: 'mtu hapumui' }, 'sw')).not.toBeInstanceOf(Promise);
    expect(loadMock).toHaveBeenCalledOnce();
  });

  it('is there at once where the words were loaded before', () => {
    expect(replyIn(english, load, { sw: kiswahili })({ text: 'mtu hapumui' }, 'sw')).toMatchObject({
      lang: 'sw',
    });
  });

  it('is in English where the words cannot be loaded, says so, and is loaded later', async () => {
    const loadMock = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
    const reply = replyIn(english, loadMock);
    const failed = await reply({ text: 'mtoto amepaliwa' }, 'sw');
    expect(failed).toMatchObject({ lang: 'en', other: { lang: 'sw', note: english.other.failed } });
    expect(failed.steps).toEqual(english.topics.choking.lines);
    expect(await reply({ text: 'mtoto amepaliwa' }, 'sw')).toMatchObject({ lang: 'sw' });
  });

  it('is in English where the words take too long', async () => {
    vi.useFakeTimers();
    const waiting = replyIn(english, () => new Promise(() => undefined))({ text: 'mtoto amepaliwa' }, 'sw');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await waiting).toMatchObject({ lang: 'en', other: { note: english.other.failed } });
  });

  it('says the same in each: the call, the pages, and as many lines', () => {
    const reply = replyIn(english, load, { sw: kiswahili });
    /** Where a link leads, without its language. */
    const place = (to: string) => to.replace(/^\/sw/, '').replace(/\?text=.*/, '');
    // Each fifth line: of every meaning some dozens.
    const clinical = linesOf('train')
      .filter(({ meaning }) => [...topicIds, ...concernIds].some((id) => id === meaning))
      .filter((_line, index) => index % 5 === 0);
    for (const { text } of clinical) {
      const [one, other] = [reply({ text }, 'en'), reply({ text }, 'sw')];
      if (one instanceof Promise || other instanceof Promise) throw new Error('Both are loaded');
      expect(Boolean(other.call), text).toBe(Boolean(one.call));
      expect(plain(other).split('\n').length, text).toBe(plain(one).split('\n').length);
      expect(
        other.links?.map(({ to }) => place(to)),
        text,
      ).toEqual(one.links?.map(({ to }) => place(to)));
    }
  });

  it('is in the language of a frightened message', () => {
    for (const question of kiswahili.suggestions) expect(languageOfWords(question), question).toBe('sw');
    for (const question of english.suggestions) expect(languageOfWords(question), question).toBe('en');
  });
});

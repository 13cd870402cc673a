import { describe, expect, it } from 'vitest';
import type { PageData } from '../../src/domain/pages';
import type { PublishedReview } from '../../src/domain/publishedReview';
import { pagePolicy } from '../../src/server/http/contentSecurityPolicy';
import { publishedReviewsCache } from '../../src/server/http/publishedReviewsCache';

const review = (name: string): PublishedReview => ({
  name,
  title: 'T',
  text: 'X',
  publishedAt: '2026-11-21T08:00:00.000Z',
});

function live() {
  const state = { stored: [review('A')], broken: false, rendered: [] as string[] };
  const pages = publishedReviewsCache(
    { publishedReviews: () => Promise.resolve(state.stored) },
    {
      live: { '/Testimonials': { reviews: true } },
      render(_path: string, { reviews }: PageData) {
        if (state.broken) return Promise.reject(new Error('broken'));
        const html = reviews.map(({ name }) => name).join();
        state.rendered.push(html);
        return Promise.resolve(html);
      },
    },
    pagePolicy({ connectTo: [] }),
  );
  return { state, pages, shown: () => pages.page('/Testimonials')?.plain.toString() };
}

describe('live reviews', () => {
  it('are rendered only when they have changed', async () => {
    const { state, pages, shown } = live();
    expect([pages.page('/Testimonials'), pages.list()]).toEqual([undefined, undefined]);
    await Promise.all([pages.refresh(), pages.refresh()]);
    state.stored = [review('B'), review('A')];
    await Promise.all([pages.refresh(), pages.refresh()]);
    expect(state.rendered).toEqual(['A', 'B,A']);
    expect(shown()).toBe('B,A');
  });

  it('need no page where there are none: the built one shows none', async () => {
    const { state, pages, shown } = live();
    state.stored = [];
    await pages.refresh();
    expect([state.rendered, shown(), pages.list()?.plain.toString()]).toEqual([[], undefined, '[]']);
    state.stored = [review('A')];
    await pages.refresh();
    state.stored = [];
    await pages.refresh();
    expect([state.rendered, shown()]).toEqual([['A', ''], '']);
  });

  it('keep the last good page when rendering fails, and try again', async () => {
    const { state, pages, shown } = live();
    await pages.refresh();
    state.stored = [review('B')];
    state.broken = true;
    await expect(pages.refresh()).rejects.toThrow('broken');
    expect(shown()).toBe('A');
    state.broken = false;
    await pages.refresh();
    expect(shown()).toBe('B');
  });
});

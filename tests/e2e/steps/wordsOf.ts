import type { Page } from '@playwright/test';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Title and heading of a page as the server sends it: an owner may change both. */
export async function wordsOf(page: Page, path: string): Promise<{ title: string; heading: string }> {
  const html = await (await page.request.get(path)).text();
  const inside = (tag: string) =>
    (new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1] ?? '')
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+|#x27);/g, (entity, name: string) => entities[name] ?? entity);
  return { title: inside('title'), heading: inside('h1') };
}

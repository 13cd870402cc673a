import { defineBehaviour } from '../attach';
import type { DataOf, SelectorOf, assistantData, pageData, searchData } from '../contract';

/** A page, or a part of one, that fits what was typed. */
export interface FoundPage {
  /** Its address. */
  to: string;
  /** The page with its part. */
  title: string;
  /** What can be seen. */
  sign: string;
}

/** Finds pages, the best first. */
export type Search = (typed: string) => readonly FoundPage[];

let load: (() => Promise<Search>) | undefined;

/** Says where the search is loaded from when somebody goes to the field; without it the list stays as it is. */
export const searchFrom = (source: typeof load): void => {
  load = source;
};

type Data = DataOf<typeof searchData>;
type Selector = SelectorOf<typeof searchData>;
type Attribute = (typeof searchData)[keyof typeof searchData];

/**
 * A field above a list of pages. Its search is loaded when it takes the focus; until then, and where it cannot be loaded, the
 * list stands alone. What fits stands above the list, which stays: rows like the list's, and, if there is one, a link that takes the
 * typed words to the assistant. Attribute `searching` on the root: something is typed.
 */
export const attachTopicSearch = defineBehaviour('topicSearch', (root, signal) => {
  const part = (name: Selector) => root.querySelector<HTMLElement>(name);
  const field = root.querySelector('input');
  const status = part('[data-status]' satisfies Selector);
  const results = part('[data-results]' satisfies Selector);
  const ask = part('[data-ask]' satisfies Selector);
  if (!field || !status || !results) return;
  const rows = [...results.querySelectorAll('li')];
  const { found: many = '', one = '', none = '' }: Data = status.dataset;

  const fill = (row: HTMLElement, page?: FoundPage) => {
    row.hidden = !page;
    const [link, name, sign] = ['a', 'strong', 'small'].map((tag) => row.querySelector(tag));
    if (!page || !link || !name || !sign) return;
    link.setAttribute('href', page.to);
    name.textContent = page.title;
    sign.textContent = page.sign;
  };

  let search: Search | undefined;
  const show = () => {
    const found = field.value.trim() === '' ? undefined : search?.(field.value);
    root.toggleAttribute('data-searching' satisfies Attribute, found !== undefined);
    rows.forEach((row, place) => {
      fill(row, found?.[place]);
    });
    const count = found?.length ?? 0;
    const text = count === 0 ? none : count === 1 ? one : many.replace('{count}', String(count));
    // Not empty: React, which may hydrate the page later, expects a text.
    status.textContent = found ? text : ' ';
  };
  let loading: Promise<void> | undefined;
  const prepare = () => {
    loading ??= load?.().then(
      (loaded) => {
        search = loaded;
        if (!signal.aborted) show();
      },
      () => {
        loading = undefined;
      },
    );
  };
  field.addEventListener('focus', prepare, { signal });
  field.addEventListener(
    'input',
    () => {
      prepare();
      show();
    },
    { signal },
  );
  ask?.addEventListener(
    'click',
    (event) => {
      const launcher = document.querySelector<HTMLElement>(
        '[data-behaviour="assistant"]' satisfies SelectorOf<typeof pageData>,
      );
      // Without a built assistant the link leads to the page that stands in for it.
      if (launcher?.role !== 'button') return;
      event.preventDefault();
      const data: DataOf<typeof assistantData> = launcher.dataset;
      data.ask = field.value;
      launcher.click();
    },
    { signal },
  );
  // The browser restores the typed text after Back, and somebody may be quicker than this script.
  if (field.value !== '' || field === document.activeElement) prepare();
  signal.addEventListener('abort', () => {
    field.value = '';
    show();
  });
});

/** Built pages that each hold one part for other pages, and the rules of its styles: `src/app/render/fragment.ts` makes them. */

const rulesOf = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name=rules]');

/**
 * Fetches such a page.
 * @throws {Error} If it cannot be loaded.
 */
export function loadFragment(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    // The only way to parse HTML that the pages' policy allows: nothing in it can run.
    request.responseType = 'document';
    request.onloadend = () => {
      const page = request.response as Document | null;
      if (page && rulesOf(page)) resolve(page);
      else reject(new Error(`${address} cannot be had`));
    };
    request.send();
  });
}

/** A copy of the part for this page, which gets its rules with the first one. */
export function partFrom(page: Document): HTMLElement {
  const rules = rulesOf(page);
  if (rules?.content) {
    // As a single inserted rule: the policy allows that, but no text in a style element.
    document.head
      .appendChild(document.createElement('style'))
      .sheet?.insertRule(`@media all{${rules.content}}`);
    rules.content = '';
  }
  return document.importNode(page.querySelector('body > div') as HTMLElement, true);
}

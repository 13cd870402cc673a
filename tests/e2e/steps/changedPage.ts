import type { Page } from '@playwright/test';

/** Ways in which other programs change a page. They run in the browser. */
const changes = {
  'icons of a password manager': (root: Element) => {
    for (const field of root.querySelectorAll('input,textarea')) field.after(document.createElement('div'));
  },
  'a hidden field of the same name': (root: Element) => {
    for (const form of root.querySelectorAll('form,#plan-form')) {
      const name = form.querySelector('input[type=text],input[type=email],textarea')?.getAttribute('name');
      form.prepend(Object.assign(document.createElement('input'), { name, type: 'text', hidden: true }));
    }
  },
  'an element in each label': (root: Element) => {
    for (const label of root.querySelectorAll('label')) label.append(document.createElement('span'));
  },
  'texts between the elements': (root: Element) => {
    for (const box of root.querySelectorAll('form,main > *')) box.prepend('x');
  },
  'a picture that a blocker has removed': (root: Element) => {
    root.querySelector('img,svg')?.remove();
  },
  'a translation': (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('textarea')) continue;
      // As translators do: two elements around each text.
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`~${text.data}`);
    }
  },
} as const;

/** One of {@link changes}. */
export type PageChange = keyof typeof changes;

export const pageChanges = Object.keys(changes) as PageChange[];

/** Changes what React is about to take over, or has taken over. */
export async function changePage(page: Page, change: PageChange): Promise<void> {
  // As a function of the page: its policy evaluates no strings.
  await page.locator('#root').evaluate(changes[change]);
}

/** Sets fields without any event, as password managers and dictation do. */
export async function setSilently(page: Page, selector: string, values: Readonly<Record<string, string>>) {
  await page.locator(selector).evaluate((form, typed) => {
    for (const [name, value] of Object.entries(typed)) {
      const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field) throw new Error(`No field ${name}`);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    }
  }, values);
}

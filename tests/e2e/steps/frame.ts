import type { Page } from '@playwright/test';

/** Errors of the frame around a page at this width: header, skip link, popup, action bar. */
export function faultsOfFrame(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const nameOf = (element: Element) => element.textContent.trim() || element.tagName;
    /** Boxes of the words in an element, one per line that a word spans. */
    const words = (element: Element) => {
      const found: { word: string; boxes: DOMRect[] }[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (!text.parentElement || !seen(text.parentElement)) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          found.push({ word, boxes: [...range.getClientRects()] });
        }
      }
      return found;
    };
    const expectWhole = (element: Element) => {
      for (const { word, boxes } of words(element))
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          faults.push(`"${word}" is broken in ${element.tagName}`);
    };
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const inside = (box: DOMRect, frame: { left: number; right: number; top: number; bottom: number }) =>
      box.left > frame.left - 1 &&
      box.right < frame.right + 1 &&
      box.top > frame.top - 1 &&
      box.bottom < frame.bottom + 1;
    const view = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const find = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector}`);
      return element;
    };

    const header = find('header');
    const items = [...header.querySelectorAll('div > a, div > details, nav > ul > li')].filter(seen);
    const bar = header.getBoundingClientRect();
    items.forEach((item, at) => {
      const box = item.getBoundingClientRect();
      if (!inside(box, { ...view, bottom: bar.bottom })) faults.push(`${nameOf(item)} leaves the header`);
      for (const { word, boxes } of words(item))
        if (
          boxes.some((one) => !inside(one, { left: box.left, right: box.right, top: 0, bottom: bar.bottom }))
        )
          faults.push(`"${word}" leaves its part of the header`);
      for (const other of items.slice(at + 1))
        if (overlap(box, other.getBoundingClientRect()))
          faults.push(`${nameOf(item)} and ${nameOf(other)} overlap`);
      expectWhole(item);
    });
    const brand = find('header a');
    const lines = new Set(words(brand).flatMap(({ boxes }) => boxes.map(({ top }) => Math.round(top))));
    if (lines.size > 2) faults.push(`the name has ${lines.size} lines`);
    // In the header or, if that has no room, in the action bar.
    const calls = [
      ...document.querySelectorAll('header a[href^="tel:"], nav:has(a[data-kind]) a[href^="tel:"]'),
    ].filter(seen);
    if (calls.length === 0) faults.push('there is no call link in sight');
    const isBare = (call: Element) => {
      const { left, right, top, bottom } = call.getBoundingClientRect();
      return call.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    if (!calls.every(isBare)) faults.push('something lies on a call link');

    const labels = [...document.querySelectorAll('nav:has(a[data-kind]) a')].map((action) => {
      const box = action.getBoundingClientRect();
      if (!inside(box, view)) faults.push(`${nameOf(action)} leaves the screen`);
      const span = action.querySelector('span');
      if (!span || getComputedStyle(span).clipPath !== 'none') return box;
      const label = span.getBoundingClientRect();
      if (!inside(label, box)) faults.push(`${nameOf(action)} leaves its button`);
      expectWhole(action);
      return label;
    });
    labels.forEach((label, at) => {
      const next = labels[at + 1];
      if (next && next.top < label.bottom && next.left - label.right < 6)
        faults.push('two actions run together');
    });

    const skip = find('body a[href="#main"]');
    if (skip.getBoundingClientRect().bottom > 0) faults.push('the skip link is in sight');

    const popup = document.querySelector<HTMLElement>('[data-behaviour=popup]');
    if (popup) {
      popup.dataset['shown'] = '';
      const text = popup.querySelector('p');
      if (text && popup.offsetHeight > 0) {
        if (text.clientWidth < 8 * parseFloat(getComputedStyle(text).fontSize))
          faults.push('the popup is too narrow');
        expectWhole(text);
        const box = popup.getBoundingClientRect();
        if (!inside(box, view)) faults.push('the popup leaves the screen');
        if (calls.some((call) => overlap(box, call.getBoundingClientRect())))
          faults.push('the popup lies on a call link');
      }
    }
    return faults;
  });
}

/** Broken words in headings, and elements that are wider than the screen. */
export function brokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
    for (const heading of document.querySelectorAll('h1,h2,h3,h4,legend')) {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) faults.push(`"${word}" in ${heading.tagName}`);
        }
      }
    }
    return faults;
  });
}

/** Readable or interactive elements that the floating actions cover at any scroll position. */
export function underFloatingActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const area = [...document.querySelectorAll('a[data-kind]')].map((action) =>
      action.getBoundingClientRect(),
    );
    const left = Math.min(...area.map((box) => box.left));
    const right = Math.max(...area.map((box) => box.right));
    const top = Math.min(...area.map((box) => box.top));
    const across = right - left > innerWidth / 2;
    if (across) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const faults: string[] = [];
    /** The part of a box that is not clipped by the elements around it. */
    const shown = ({ left: l, right: r, top: t, bottom: b }: DOMRect, inside: Element) => {
      const part = { left: l, right: r, top: t, bottom: b };
      for (let up: Element | null = inside; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === 'visible') continue;
        const frame = up.getBoundingClientRect();
        part.left = Math.max(part.left, frame.left);
        part.right = Math.min(part.right, frame.right);
        part.top = Math.max(part.top, frame.top);
        part.bottom = Math.min(part.bottom, frame.bottom);
      }
      return part;
    };
    const check = (whole: DOMRect, inside: Element, what: string) => {
      const box = shown(whole, inside);
      if (box.right - box.left < 2 || box.bottom - box.top < 2) return;
      // Content behind a bar becomes visible by scrolling; floating buttons need columns of their own.
      const hidden = across
        ? box.bottom > top + 0.5 && box.top < innerHeight
        : box.right > left && box.left < right;
      if (hidden) faults.push(what.trim().slice(0, 40));
    };
    for (const part of document.querySelectorAll('main,footer')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (!text.data.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        const range = new Range();
        range.selectNodeContents(text);
        // A popup closes by itself.
        if (text.parentElement.closest('aside')) continue;
        for (const box of range.getClientRects()) check(box, text.parentElement, text.data);
      }
      for (const control of part.querySelectorAll('a,button,input,select,textarea,summary'))
        if (control.checkVisibility({ visibilityProperty: true }) && !control.closest('aside'))
          check(control.getBoundingClientRect(), control, `${control.tagName} ${control.textContent}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return faults;
  });
}

/** Fraction of the screen's height covered by fixed elements across the page, and whether a call link can be pressed. */
export function fixedShare(page: Page): Promise<{ share: number; call: boolean }> {
  return page.evaluate(() => {
    let height = 0;
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, visibility } = getComputedStyle(element);
      if (position !== 'fixed' || visibility === 'hidden') continue;
      const box = element.getBoundingClientRect();
      const shown = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
      if (box.width > innerWidth / 2 && shown > 0) height += shown;
    }
    const call = [...document.querySelectorAll('a[href^="tel:"]')].some((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && link.contains(hit) && top >= 0 && bottom <= innerHeight;
    });
    return { share: height / innerHeight, call };
  });
}

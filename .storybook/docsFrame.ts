/** Whether this page is a frame on a documentation page. */
export function isDocsFrame(): boolean {
  return window.frameElement?.id.startsWith('iframe--') ?? false;
}

/** Passes the toolbar's colour scheme to the frames of this documentation page. */
export function markScheme(scheme: unknown): void {
  document.documentElement.dataset['scheme'] = String(scheme);
}

/** The toolbar's colour scheme of the documentation page around this frame. */
export const schemeOfPage = (): string | undefined =>
  window.parent.document.documentElement.dataset['scheme'];

/** Keeps the documentation page from scrolling while a story in one of its frames focuses and scrolls. */
export function stayInPlace(): () => void {
  const focus = Object.getOwnPropertyDescriptors(HTMLElement.prototype).focus.value;
  const scroll = Object.getOwnPropertyDescriptors(Element.prototype).scrollIntoView.value;
  if (!focus || !scroll) return () => undefined;
  const withoutScrolling = (action: () => void) => {
    const { scrollX, scrollY } = window.parent;
    action();
    window.parent.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  HTMLElement.prototype.focus = function (...options) {
    withoutScrolling(() => focus.apply(this, options));
  };
  Element.prototype.scrollIntoView = function (...options) {
    withoutScrolling(() => scroll.apply(this, options));
  };
  return () => {
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scroll;
  };
}

/**
 * Keeps a story as its play function left it while other frames take the focus: the focused element still looks focused,
 * and no blur event reaches the story. The reader's first press or key restores normal behaviour.
 */
export function keepFocus(): void {
  const mark = 'data-focus-kept';
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const ended = new AbortController();
  for (const type of ['blur', 'focusout', 'focusin'] as const)
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: ended.signal,
    });
  focused?.setAttribute(mark, '');
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(({ cssText }) => /:focus(?:-visible)?(?![-\w])/.test(cssText))
    .map(({ cssText }) => cssText.replace(/:focus(?:-visible)?(?![-\w])/g, `[${mark}]`));
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  document.head.append(style);
  const release = () => {
    ended.abort();
    focused?.removeAttribute(mark);
    style.remove();
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, (event) => event.isTrusted && release(), { signal: ended.signal });
}

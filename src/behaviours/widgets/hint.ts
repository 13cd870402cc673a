/** Hints the browser at modules that will be needed: `modulepreload` now, `prefetch` at low priority. */
export function hint(modules: Iterable<string>, attributes: Partial<HTMLLinkElement>): void {
  for (const href of modules) {
    document.head.append(
      Object.assign(document.createElement('link'), attributes, { crossOrigin: '', href }),
    );
  }
}

/**
 * Calls back once elements have been laid out, and after each change of their size: reading geometry there does not force a
 * layout.
 * @param call Called once for all changes of a frame.
 */
export function observeResize(elements: Iterable<Element>, call: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(call);
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

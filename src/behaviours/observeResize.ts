/**
 * Calls once elements have been laid out, and after each change of their size: code that reads geometry there does not
 * force a layout.
 * @param call Called once for all that changed in a frame.
 */
export function observeResize(elements: Iterable<Element>, call: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(call);
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

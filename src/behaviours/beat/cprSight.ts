/**
 * Calls back when the page goes out of sight and when it is back: behind the dialler, on a locked phone, in the browser's
 * back/forward cache, where some browsers fire no `visibilitychange`.
 */
export function watchSight(onChange: (isInSight: boolean) => void, signal: AbortSignal): void {
  let wasInSight = true;
  const change = (isInSight: boolean) => {
    if (isInSight === wasInSight) return;
    wasInSight = isInSight;
    onChange(isInSight);
  };
  const read = () => {
    change(!document.hidden);
  };
  document.addEventListener('visibilitychange', read, { signal });
  addEventListener('pageshow', read, { signal });
  addEventListener(
    'pagehide',
    () => {
      change(false);
    },
    { signal },
  );
}

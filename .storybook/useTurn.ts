import { useEffect, useState, type RefObject } from 'react';

/** The window of a frame, once Storybook's preview has loaded. */
export interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { phase?: string; rerender?: () => Promise<void> };
    storyStoreValue?: { args: { update: (storyId: string, args: object) => void } };
  };
}

/** Whether the story in a frame has finished. */
function isFinished(frame: HTMLIFrameElement | null | undefined): boolean {
  const page: PreviewWindow | null | undefined = frame?.contentWindow;
  const phase = page?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase === 'finished' || phase === 'errored' || phase === 'aborted';
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/**
 * Time in ms after which the next frame may begin although this one has not finished; a busy machine needs much of it for a
 * frame without errors.
 */
const turnTimeout = 30_000;
let turn = Promise.resolve();

/** Stories run one after the other, when they come near: only one can have the focus. */
export function useTurn(place: RefObject<HTMLDivElement | null>): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        // On a busy machine it reports several changes at once, the oldest first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        turn = turn.then(async () => {
          setStarted(true);
          const end = Date.now() + turnTimeout;
          do await pause(50);
          while (place.current && !isFinished(place.current.querySelector('iframe')) && Date.now() < end);
        });
      },
      { rootMargin: '600px' },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, [place]);
  return started;
}

import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useGlobalsOfDocs } from '../../../.storybook/LibraryDocs';
import { color, radius } from '../../../src/theme/tokens';

/** The screen on which a thumbnail's story is drawn, in px. */
const screen = { width: 1280, height: 800 };
/** How many stories are loaded at the same time. */
const atOnce = 3;

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '8 / 5',
  border: `1px solid ${color.rule}`,
  borderRadius: radius.control,
  backgroundColor: color.page,
  iframe: {
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    border: 0,
    inlineSize: screen.width,
    blockSize: screen.height,
    transformOrigin: '0 0',
    opacity: 0,
  },
});

const waiting: (() => void)[] = [];
let loading = 0;

/** Begins what is waiting, as far as there is room. */
function begin() {
  while (loading < atOnce && waiting.length > 0) {
    loading++;
    waiting.pop()?.();
  }
}

/** Makes room for the next one. */
function release() {
  loading--;
  begin();
}

/** What is seen of a story: the room of its words, pictures and inputs. Nothing, as long as there is none. */
function seenIn(page: Document): DOMRect | undefined {
  // A dialog is drawn beside its story's root.
  if (!page.querySelector('#storybook-root > *, [role="dialog"]')) return undefined;
  const leaves = [
    ...page.body.querySelectorAll('#storybook-root *, [role="dialog"], [role="dialog"] *'),
  ].filter(
    (element) =>
      element.childElementCount === 0 || element.matches('button, a, input, dialog, [role="dialog"]'),
  );
  const rects = leaves
    .map((leaf) => {
      const text = page.createRange();
      text.selectNodeContents(leaf);
      return (
        leaf.childNodes.length > 0 && !leaf.matches('button, a, [role="dialog"]') ? text : leaf
      ).getBoundingClientRect();
    })
    .filter(
      ({ width, height, top, left }) =>
        width > 1 && height > 1 && top < screen.height && left < screen.width && top >= 0,
    );
  if (rects.length === 0) return undefined;
  const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)));
  const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)));
  const right = Math.min(screen.width, Math.max(...rects.map((rect) => rect.right)));
  const bottom = Math.min(screen.height, Math.max(...rects.map((rect) => rect.bottom)));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Scales a story so that what is seen of it fills its frame. */
function fit(iframe: HTMLIFrameElement, seen: DOMRect) {
  const frame = iframe.parentElement;
  if (!frame) return;
  const room = 40;
  const [wide, high] = [Math.max(seen.width + 2 * room, 300), seen.height + 2 * room];
  // What is high is cut at its end rather than made too small to see.
  const scale = Math.min(
    1,
    frame.clientWidth / wide,
    Math.max(frame.clientHeight / high, frame.clientWidth / 640),
  );
  const x = (frame.clientWidth - seen.width * scale) / 2 - seen.left * scale;
  const spare = frame.clientHeight - seen.height * scale;
  const y = Math.max(spare / 2, room * scale) - seen.top * scale;
  iframe.style.transform = `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
  iframe.style.opacity = '1';
}

/** A story, alive and scaled down; loaded when it comes near the screen, the latest first. Embedded, it plays nothing. */
export function Thumbnail({ story }: { story: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const { scheme = 'system', brand = 'haraka' } = useGlobalsOfDocs();
  useEffect(() => {
    const node = frame.current;
    if (!node) return undefined;
    const show = () => {
      setShown(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine it tells several changes at once, the oldest first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        waiting.push(show);
        begin();
      },
      { rootMargin: '200px' },
    );
    observer.observe(node);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <Frame ref={frame} aria-hidden inert>
      {shown && (
        <iframe
          title={story}
          src={`iframe.html?id=${story}&viewMode=story&embed=true&globals=a11y.manual:!true;scheme:${String(scheme)};brand:${String(brand)}`}
          onLoad={({ currentTarget }) => {
            const started = Date.now();
            let isFirst = true;
            // What is drawn, its type and its pictures come one after the other.
            const timer = setInterval(() => {
              const page = currentTarget.contentDocument;
              const seen = page ? seenIn(page) : undefined;
              const age = Date.now() - started;
              if (seen) fit(currentTarget, seen);
              if (isFirst && (seen ?? (!page || age > 10_000))) {
                isFirst = false;
                release();
              }
              if (!page || age > 20_000) clearInterval(timer);
            }, 300);
          }}
        />
      )}
    </Frame>
  );
}

import { Story, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { useGlobalsOfDocs } from './LibraryDocs';
import { viewports } from './toolbar';

type StoryProps = ComponentProps<typeof Story>;
type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];
/** The window of a frame, once Storybook's preview is there. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}
interface DocsParameters {
  layout?: string;
  docs?: { story?: { inline?: boolean } };
}

/** The screen that a story asks for; the desktop's, if it asks for none. */
function screenOf({ storyGlobals }: PreparedStory) {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const { width, height } = viewports[value ?? 'desktop'].styles;
  return { width: parseInt(width), height: parseInt(height) };
}

/** Whether a story needs a page of its own: what a screen, the toolbar or its play function makes is not there otherwise. */
function needsFrame({ storyGlobals, tags, parameters }: PreparedStory): boolean {
  const { layout, docs } = parameters as DocsParameters;
  return (
    layout === 'fullscreen' ||
    docs?.story?.inline === false ||
    tags.includes('played') ||
    ['viewport', 'textSize', 'motion', 'scheme', 'media'].some((name) => name in storyGlobals)
  );
}

/** How high a page in a frame has to be; a dialog takes the whole screen. */
function heightOf(page: Document, screen: number): number {
  if (page.querySelector('[role=dialog], [role=alertdialog]')) return screen;
  return Math.ceil(page.body.getBoundingClientRect().height);
}

/** Whether the story in a frame has been played to its end. */
function isFinished(frame: HTMLIFrameElement | null | undefined): boolean {
  const page: PreviewWindow | null | undefined = frame?.contentWindow;
  const phase = page?.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase === 'finished' || phase === 'errored' || phase === 'aborted';
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const longestTurn = 15_000;
let turn = Promise.resolve();

/** Stories are played one after the other, when they come near: two cannot have the focus at once. */
function useTurn(place: RefObject<HTMLDivElement | null>): boolean {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        turn = turn.then(async () => {
          setStarted(true);
          const end = Date.now() + longestTurn;
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

/** A story in a frame with the width of its screen, made smaller to fit the documentation page. */
function Framed({ story, ...props }: StoryProps & { story: PreparedStory }) {
  const { width, height: screen } = screenOf(story);
  const whole = (story.parameters as DocsParameters).layout === 'fullscreen';
  const place = useRef<HTMLDivElement>(null);
  const started = useTurn(place);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState(whole ? screen : 240);

  useEffect(() => {
    const frame = place.current?.querySelector('iframe');
    if (!place.current || !frame) return undefined;
    const fit = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    fit.observe(place.current);
    const observers: (ResizeObserver | MutationObserver)[] = [fit];
    const follow = () => {
      const page = frame.contentDocument;
      if (!page || whole) return;
      const measure = () => {
        setHeight(heightOf(page, screen) || screen);
      };
      const sizes = new ResizeObserver(measure);
      sizes.observe(page.body);
      const dialogs = new MutationObserver(measure);
      dialogs.observe(page.body, { childList: true });
      observers.push(sizes, dialogs);
    };
    frame.addEventListener('load', follow);
    return () => {
      frame.removeEventListener('load', follow);
      for (const observer of observers) observer.disconnect();
    };
  }, [started, whole, width, screen]);

  return (
    <div ref={place} className="state-frame" style={{ overflow: 'hidden', height: height * scale }}>
      {started && (
        <div style={{ width, transform: `scale(${String(scale)})`, transformOrigin: 'top left' }}>
          <Story {...props} inline={false} height={`${String(height)}px`} />
        </div>
      )}
    </div>
  );
}

/** A story of a documentation page: part of the page where that shows its state, else in a frame. */
export function StateFrame(props: StoryProps) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { scheme, brand } = useGlobalsOfDocs();
  // A frame is loaded anew in another colour scheme or brand.
  return needsFrame(story) ? (
    <Framed key={`${String(scheme)} ${String(brand)}`} {...props} story={story} />
  ) : (
    <Story {...props} />
  );
}

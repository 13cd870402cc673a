import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { color } from '../src/theme/tokens';
import { isData } from './argTypes';
import { useGlobalsOfDocs } from './LibraryDocs';
import { viewports } from './toolbar';
import { useTurn, type PreviewWindow } from './useTurn';

type StoryProps = ComponentProps<typeof Story>;
type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];
/** Storybook's event data when the args of a story change. */
interface ArgsOfStory {
  storyId: string;
  args: object;
}
interface DocsParameters {
  layout?: string;
  /** Whether the story is about the visible part of the screen. */
  screenOnly?: boolean;
  docs?: { story?: { inline?: boolean } };
}

/**
 * The screen that a story sets; the desktop's by default. A story that needs no whole screen is as wide as the
 * documentation page, so that it has the same size as the states beside it.
 */
function screenOf({ storyGlobals, parameters }: PreparedStory) {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const { layout, docs } = parameters as DocsParameters;
  const { width, height } = viewports[value ?? 'desktop'].styles;
  const isWhole = value !== undefined || layout === 'fullscreen' || docs?.story?.inline === false;
  return { width: isWhole ? parseInt(width) : undefined, height: parseInt(height) };
}

/** Whether a story needs a page of its own, because it depends on a screen, the toolbar or its play function. */
function needsFrame({ storyGlobals, tags, parameters }: PreparedStory): boolean {
  const { layout, docs } = parameters as DocsParameters;
  return (
    layout === 'fullscreen' ||
    docs?.story?.inline === false ||
    tags.includes('played') ||
    ['viewport', 'textSize', 'motion', 'scheme', 'media'].some((name) => name in storyGlobals)
  );
}

/**
 * Maximum number of times that a frame adapts to its page's height: a page that is several screens high grows with its
 * frame forever.
 */
const maxSteps = 20;

/** Height of a page in a frame, and of its visible part: overlays take the whole screen. */
function sizeOf(page: Document, screen: number): { height: number; visibleHeight: number } {
  const isOverlay = (element: Element) => getComputedStyle(element).position === 'fixed';
  const dialogSelector = '[role=dialog], [role=alertdialog]';
  if (page.querySelector(dialogSelector) ?? [...page.querySelectorAll('#storybook-root *')].find(isOverlay))
    return { height: screen, visibleHeight: screen };
  const visibleHeight = Math.ceil(page.body.getBoundingClientRect().height) || screen;
  return { height: Math.max(screen, visibleHeight), visibleHeight };
}

/** Sends changes of Controls on the documentation page to a frame. */
function useControls(place: RefObject<HTMLDivElement | null>, ignored: boolean, id: string) {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    if (ignored) return undefined;
    const updateFrame = ({ storyId, args }: ArgsOfStory) => {
      const page: PreviewWindow | null | undefined = place.current?.querySelector('iframe')?.contentWindow;
      const { currentRender, storyStoreValue } = page?.__STORYBOOK_PREVIEW__ ?? {};
      if (storyId !== id || !storyStoreValue) return;
      // Not by an event, which the frame would send back to this page, and this page to the frame again. Elements and
      // functions of this page are useless in a frame, which has a React of its own.
      const data = Object.entries(args).filter(([, value]) => isData(value));
      storyStoreValue.args.update(storyId, Object.fromEntries(data));
      void currentRender?.rerender?.();
    };
    channel.on(STORY_ARGS_UPDATED, updateFrame);
    return () => {
      channel.off(STORY_ARGS_UPDATED, updateFrame);
    };
  }, [channel, id, ignored, place]);
}

/** A story in a frame of its screen's width, scaled to fit the documentation page. */
function Framed({ story, ...props }: StoryProps & { story: PreparedStory }) {
  const { width: fixedWidth, height: screen } = screenOf(story);
  const { screenOnly = false } = story.parameters as DocsParameters;
  const place = useRef<HTMLDivElement>(null);
  const started = useTurn(place);
  useControls(place, props.__forceInitialArgs === true, story.id);
  const [availableWidth, setAvailableWidth] = useState(0);
  const width = fixedWidth ?? availableWidth;
  const scale = width > 0 ? Math.min(1, availableWidth / width) : 1;
  const [{ height, visibleHeight }, setSize] = useState({ height: screen, visibleHeight: 240 });

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    setAvailableWidth(place.current.clientWidth);
    const fit = new ResizeObserver(([entry]) => {
      if (entry) setAvailableWidth(entry.contentRect.width);
    });
    fit.observe(place.current);
    return () => fit.disconnect();
  }, []);

  useEffect(() => {
    const frame = place.current?.querySelector('iframe');
    if (!frame) return undefined;
    // Storybook's frames are lazy: when states above it grow, a frame may move away before it has loaded, and miss its
    // turn.
    frame.loading = 'eager';
    const observers: (ResizeObserver | MutationObserver)[] = [];
    const follow = () => {
      const page = frame.contentDocument;
      if (!page) return;
      let highest = 0;
      let steps = 0;
      const measure = () => {
        const size = screenOnly ? { height: screen, visibleHeight: screen } : sizeOf(page, screen);
        if (size.height > highest) steps += 1;
        highest = Math.max(highest, size.height);
        if (steps <= maxSteps) setSize(size);
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
  }, [started, screen, screenOnly]);

  return (
    <div
      ref={place}
      className="state-frame"
      style={{
        // Focusing an element inside must not scroll it.
        overflow: 'clip',
        height: visibleHeight * scale,
        // The border of a screen that is narrower than the page.
        ...('viewport' in story.storyGlobals && {
          maxWidth: fixedWidth,
          outline: `1px solid ${color.rule}`,
          outlineOffset: -1,
        }),
      }}
    >
      {started && (
        <div style={{ width, transform: `scale(${String(scale)})`, transformOrigin: 'top left' }}>
          <Story {...props} inline={false} height={`${String(height)}px`} />
        </div>
      )}
    </div>
  );
}

/** A story of a documentation page: rendered in the page if that shows its state, otherwise in a frame. */
export function StateFrame(props: StoryProps) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { scheme, brand } = useGlobalsOfDocs();
  // A frame is reloaded for another colour scheme or brand.
  return needsFrame(story) ? (
    <Framed key={`${String(scheme)} ${String(brand)}`} {...props} story={story} />
  ) : (
    <Story {...props} />
  );
}

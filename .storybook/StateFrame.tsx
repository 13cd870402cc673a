import { Story, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { viewports } from './toolbar';

type StoryProps = ComponentProps<typeof Story>;
type PreparedStory = ReturnType<typeof useOf<'story'>>['story'];

/** The screen that a story asks for; the desktop's, if it asks for none. */
function screenOf({ storyGlobals }: PreparedStory) {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const { width, height } = viewports[value ?? 'desktop'].styles;
  return { width: parseInt(width), height: parseInt(height) };
}

/** Whether a story needs a page of its own: what a screen, the toolbar or its play function makes is not there otherwise. */
function needsFrame({ storyGlobals, tags, parameters }: PreparedStory): boolean {
  const { layout, docs } = parameters as { layout?: string; docs?: { story?: { inline?: boolean } } };
  return (
    layout === 'fullscreen' ||
    docs?.story?.inline === false ||
    tags.includes('played') ||
    ['viewport', 'textSize', 'motion'].some((name) => name in storyGlobals)
  );
}

/** How high a page is that is shown in a frame; a dialog takes the whole screen. */
function heightOf(page: Document, screen: number): number {
  if (page.querySelector('[role=dialog], [role=alertdialog]')) return screen;
  return Math.ceil(page.body.getBoundingClientRect().height);
}

/** A story of a documentation page: as part of the page, or in a frame with the width of its screen, made smaller to fit. */
export function StateFrame(props: StoryProps) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const screen = screenOf(story);
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState(screen.height);
  const framed = needsFrame(story);
  const { width, height: screenHeight } = screen;
  const whole = story.parameters['layout'] === 'fullscreen';

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
        setHeight(heightOf(page, screenHeight) || screenHeight);
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
  }, [framed, whole, width, screenHeight]);

  if (!framed) return <Story {...props} />;
  return (
    <div ref={place} style={{ overflow: 'hidden', height: height * scale }}>
      <div style={{ width, transform: `scale(${String(scale)})`, transformOrigin: 'top left' }}>
        <Story {...props} inline={false} height={`${String(height)}px`} />
      </div>
    </div>
  );
}

import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import { useId, useRef } from 'react';
import { attachSlider } from '../../behaviours/slider';
import type { Picture } from '../../media/picture';
import { motion } from '../../theme/tokens';
import { fill } from '../../domain/fill';
import { SiteLink } from '../SiteLink/SiteLink';
import { SitePicture } from '../SitePicture/SitePicture';
import { useBehaviour } from '../useBehaviour';
import { useElementEvent } from '../useElementEvent';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Caption, Controls, Dots, Frame, Root, Row, SlideBox } from './HeroSlider.styles';

/** One slide. */
export interface HeroSlide {
  /** The picture; beside the words on wide screens, above them on others. */
  picture: Picture;
  /** Heading of the slide; unique in the slider. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Where to read more. */
  link?: { label: string; to: string };
}

/** Words of the controls. */
export interface HeroSliderLabels {
  /** Button that shows the slide before. */
  previous: string;
  /** Button that shows the next slide. */
  next: string;
  /** Button that stops the slide show. */
  stop: string;
  /** The same button when the slide show is stopped. */
  start: string;
  /** Name of a slide: `{n} of {total}`. */
  slide: string;
  /** Name of a dot: `Slide {n}`. */
  goTo: string;
  /** Name of the row that holds the slides: `Slides`. */
  row: string;
}

export interface HeroSliderProps {
  /** Name of the slider, for screen readers only: a heading, which names the region too. */
  label: string;
  /** The slides, in their order. */
  slides: readonly HeroSlide[];
  /** Words of the controls. */
  labels: HeroSliderLabels;
  /** Number of the slide that is shown, from 0; the parent changes it in `onIndexChange`. */
  index?: number;
  /** Number of the slide that is shown first, from 0, where the slider keeps it itself. */
  defaultIndex?: number;
  /** Time between two slides in ms; 0 for a slider that never moves by itself. */
  intervalMs?: number;
  /** `first` where the slider stands on the first screen: its first picture is loaded at once. */
  load?: 'first' | 'near';
  /** Called with the number of the slide that is to be shown. */
  onIndexChange?: (index: number) => void;
}

/**
 * Pictures with words that move on every 5 seconds and wrap both ways. Stops while hovered or focused, at its pause
 * button for good, and never moves by itself under reduced motion or data saving. Without JavaScript the slides
 * scroll sideways.
 */
export function HeroSlider(props: HeroSliderProps) {
  const { label, slides, labels, index, defaultIndex = 0, load = 'near', onIndexChange } = props;
  const { intervalMs = motion.slideInterval } = props;
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  useBehaviour(root, attachSlider);
  useElementEvent<number>(root, 'slidechange', (event) => {
    if (index !== undefined) event.preventDefault();
    onIndexChange?.(event.detail);
  });
  const first = index ?? defaultIndex;
  // The behaviour may have set attributes before React comes: `suppressHydrationWarning` marks where.
  return (
    <Root
      ref={root}
      data-behaviour="slider"
      data-surface="dark"
      data-interval={intervalMs}
      data-index={first}
      aria-roledescription="carousel"
      aria-labelledby={headingId}
      suppressHydrationWarning
    >
      <h2 id={headingId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <Controls>
        <button type="button" data-play="">
          <span data-when="moving">
            <PauseIcon aria-hidden />
            <VisuallyHidden>{labels.stop}</VisuallyHidden>
          </span>
          <span data-when="stopped">
            <PlayIcon aria-hidden />
            <VisuallyHidden>{labels.start}</VisuallyHidden>
          </span>
        </button>
        <Dots>
          {slides.map(({ title }, number) => (
            <button
              key={title}
              type="button"
              data-slide={number}
              aria-label={fill(labels.goTo, { n: number + 1 })}
              aria-current={number === first}
              suppressHydrationWarning
            />
          ))}
        </Dots>
        <button type="button" data-step="-1" aria-label={labels.previous}>
          <PreviousIcon aria-hidden />
        </button>
        <button type="button" data-step="1" aria-label={labels.next}>
          <NextIcon aria-hidden />
        </button>
      </Controls>
      <Row
        data-track=""
        role="group"
        aria-label={labels.row}
        aria-live="off"
        tabIndex={0}
        suppressHydrationWarning
      >
        {slides.map((slide, number) => (
          <SlideBox
            key={slide.title}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(labels.slide, { n: number + 1, total: slides.length })}
            suppressHydrationWarning
          >
            <Frame>
              <SitePicture picture={slide.picture} priority={number === 0 && load === 'first'} />
            </Frame>
            <Caption>
              <h3>{slide.title}</h3>
              <p>{slide.text}</p>
              {slide.link && <SiteLink href={slide.link.to}>{slide.link.label}</SiteLink>}
            </Caption>
          </SlideBox>
        ))}
      </Row>
    </Root>
  );
}

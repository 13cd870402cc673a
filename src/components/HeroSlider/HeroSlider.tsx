import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { sliderData } from '../../behaviours/contract';
import { attachSlider } from '../../behaviours/widgets/slider';
import type { Picture } from '../../media/picture';
import { darkSurface } from '../../theme/attributes';
import { motion } from '../../theme/tokens';
import { fill } from '../../domain/fill';
import type { Link } from '../../domain/link';
import { behaviour, data, ownedByBehaviour } from '../behaviourProps';
import { SiteLink } from '../SiteLink/SiteLink';
import { SitePicture } from '../SitePicture/SitePicture';
import { useBehaviour } from '../useBehaviour';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Caption, Controls, Dots, ImageFrame, Root, Row, Slide } from './HeroSlider.styles';

/** One slide. */
interface HeroSlide {
  /** The picture; beside the words on wide screens, above them on others. */
  picture: Picture;
  /** Heading of the slide; unique in the slider. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** Where to read more. */
  link?: Link;
}

/** Words of the controls. */
interface HeroSliderLabels {
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
}

/**
 * Pictures with text that advance every 5 seconds and wrap at both ends. They pause while hovered or focused, stop with the
 * pause button, and never move automatically under reduced motion or data saving. Without JavaScript the slides scroll
 * sideways.
 */
export function HeroSlider({ label, slides, labels }: HeroSliderProps) {
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  useBehaviour(root, attachSlider);
  return (
    <Root
      component="section"
      ref={root}
      {...behaviour('slider')}
      {...data(sliderData, { interval: motion.slideInterval })}
      {...ownedByBehaviour}
      {...darkSurface}
      aria-roledescription="carousel"
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <Controls>
        <IconButton {...data(sliderData, { play: true })}>
          <span {...data(sliderData, { when: 'moving' })}>
            <PauseIcon />
            <VisuallyHidden>{labels.stop}</VisuallyHidden>
          </span>
          <span {...data(sliderData, { when: 'stopped' })}>
            <PlayIcon />
            <VisuallyHidden>{labels.start}</VisuallyHidden>
          </span>
        </IconButton>
        <Dots>
          {slides.map(({ title }, number) => (
            <ButtonBase
              key={title}
              {...data(sliderData, { slide: number })}
              {...ownedByBehaviour}
              aria-label={fill(labels.goTo, { n: number + 1 })}
              aria-current={number === 0}
            />
          ))}
        </Dots>
        <IconButton {...data(sliderData, { step: -1 })} aria-label={labels.previous}>
          <PreviousIcon />
        </IconButton>
        <IconButton {...data(sliderData, { step: 1 })} aria-label={labels.next}>
          <NextIcon />
        </IconButton>
      </Controls>
      <Row
        {...data(sliderData, { track: true })}
        {...ownedByBehaviour}
        role="group"
        aria-label={labels.row}
        aria-live="off"
        tabIndex={0}
      >
        {slides.map((slide, number) => (
          <Slide
            key={slide.title}
            {...ownedByBehaviour}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(labels.slide, { n: number + 1, total: slides.length })}
          >
            <ImageFrame>
              <SitePicture picture={slide.picture} />
            </ImageFrame>
            <Caption>
              <Typography component="h3" variant="h2">
                {slide.title}
              </Typography>
              <Typography>{slide.text}</Typography>
              {slide.link && <SiteLink href={slide.link.to}>{slide.link.label}</SiteLink>}
            </Caption>
          </Slide>
        ))}
      </Row>
    </Root>
  );
}

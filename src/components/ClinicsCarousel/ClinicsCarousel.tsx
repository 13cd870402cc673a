import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { attachCarousel } from '../../behaviours/carousel';
import type { Clinic } from '../../domain/clinics';
import { ClinicCard } from '../ClinicCard/ClinicCard';
import { fill } from '../../domain/fill';
import { useBehaviour } from '../useBehaviour';
import { Controls, Root, Row, Status } from './ClinicsCarousel.styles';

/** How many cards stand side by side on wide screens. */
const shownOnWide = 3;

/** Words of the clinics carousel. */
export interface ClinicsCarouselLabels {
  /** Title of a card: `{name} Clinic`. */
  cardTitle: string;
  /** Link of a card. */
  book: string;
  /** Button that moves back. */
  previous: string;
  /** Button that moves on. */
  next: string;
  /** Which cards are shown: `Clinics {from} to {to} of {total}`. */
  status: string;
  /** The same where one card is shown: `Clinic {from} of {total}`. */
  statusOne: string;
}

export interface ClinicsCarouselProps {
  /** Name of the carousel for screen readers. */
  label: string;
  /** The clinics, in their order. */
  clinics: readonly Clinic[];
  /** Its words. */
  labels: ClinicsCarouselLabels;
  /** Where an appointment at a clinic is asked for. */
  bookTo: (clinic: Clinic) => string;
}

/**
 * Clinic cards in a row: three, two or one side by side, moved by one with two arrows or by swiping, never by
 * itself. At an end its arrow is gone. Without JavaScript the row scrolls.
 */
export function ClinicsCarousel({ label, clinics, labels, bookTo }: ClinicsCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachCarousel);
  const shown = Math.min(shownOnWide, clinics.length);
  const total = clinics.length;
  // The behaviour may have changed attributes and figures before React comes: `suppressHydrationWarning` marks where.
  return (
    <Root ref={root} data-behaviour="carousel" role="group" aria-label={label}>
      <Controls>
        <Status data-status="" suppressHydrationWarning>
          <span data-cards="many" data-template={labels.status} suppressHydrationWarning>
            {fill(labels.status, { from: 1, to: shown, total })}
          </span>
          <span data-cards="one" data-template={labels.statusOne} suppressHydrationWarning>
            {fill(labels.statusOne, { from: 1, to: 1, total })}
          </span>
        </Status>
        <IconButton color="arrow" data-step="-1" aria-label={labels.previous} hidden suppressHydrationWarning>
          <PreviousIcon />
        </IconButton>
        <IconButton
          color="arrow"
          data-step="1"
          aria-label={labels.next}
          hidden={total <= 1}
          suppressHydrationWarning
        >
          <NextIcon />
        </IconButton>
      </Controls>
      <Row data-track="">
        {clinics.map((clinic) => (
          <li key={clinic.id}>
            <ClinicCard
              title={fill(labels.cardTitle, { name: clinic.name })}
              day={clinic.day}
              time={clinic.time}
              linkLabel={labels.book}
              to={bookTo(clinic)}
            />
          </li>
        ))}
      </Row>
    </Root>
  );
}

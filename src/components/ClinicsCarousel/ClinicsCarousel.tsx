import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { attachCarousel } from '../../behaviours/widgets/carousel';
import { carouselData } from '../../behaviours/contract';
import { bookingPath, type Clinic } from '../../domain/clinics';
import { pathIn } from '../../domain/language';
import { usePageLanguage } from '../pageLanguage';
import { behaviour, data, ownedByBehaviour } from '../behaviourProps';
import { ClinicCard } from '../ClinicCard/ClinicCard';
import { fill } from '../../domain/fill';
import { useBehaviour } from '../useBehaviour';
import { Controls, Row, Status } from './ClinicsCarousel.styles';

/** How many cards stand side by side on wide screens. */
const shownOnWide = 3;

/** Words of the clinics carousel. */
interface ClinicsCarouselLabels {
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
  /** Labels of the carousel. */
  labels: ClinicsCarouselLabels;
}

/**
 * Clinic cards in a row: three, two or one side by side, moved by one with two arrow buttons or by swiping, never
 * automatically. At either end the button for that direction is hidden. Without JavaScript the row scrolls.
 */
export function ClinicsCarousel({ label, clinics, labels }: ClinicsCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  useBehaviour(root, attachCarousel);
  const shown = Math.min(shownOnWide, clinics.length);
  const total = clinics.length;
  const language = usePageLanguage();
  return (
    <Stack ref={root} {...behaviour('carousel')} spacing={2} role="group" aria-label={label}>
      <Controls>
        <Status {...data(carouselData, { status: true })} {...ownedByBehaviour}>
          <span {...data(carouselData, { cards: 'many', template: labels.status })} {...ownedByBehaviour}>
            {fill(labels.status, { from: 1, to: shown, total })}
          </span>
          <span {...data(carouselData, { cards: 'one', template: labels.statusOne })} {...ownedByBehaviour}>
            {fill(labels.statusOne, { from: 1, to: 1, total })}
          </span>
        </Status>
        <Button
          {...data(carouselData, { step: -1 })}
          {...ownedByBehaviour}
          variant="arrow"
          aria-label={labels.previous}
          hidden
        >
          <PreviousIcon />
        </Button>
        <Button
          {...data(carouselData, { step: 1 })}
          {...ownedByBehaviour}
          variant="arrow"
          aria-label={labels.next}
          hidden={total <= 1}
        >
          <NextIcon />
        </Button>
      </Controls>
      <Row {...data(carouselData, { track: true })}>
        {clinics.map((clinic) => (
          <li key={clinic.id}>
            <ClinicCard
              title={fill(labels.cardTitle, { name: clinic.name })}
              day={clinic.day}
              time={clinic.time}
              linkLabel={labels.book}
              to={pathIn(language, bookingPath(clinic))}
            />
          </li>
        ))}
      </Row>
    </Stack>
  );
}

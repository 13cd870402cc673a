import Button from '@mui/material/Button';
import type { Clinic } from '../../domain/clinics';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Root, When } from './ClinicCard.styles';

export interface ClinicCardProps {
  /** Title of the card: "Cardiology Clinic". */
  title: string;
  /** Weekday, in words. */
  day: Clinic['day'];
  /** Hours, in words: "9:00 AM - 12:00 PM". */
  time: Clinic['time'];
  /** Words of the link; screen readers hear the title after it. */
  linkLabel: string;
  /** Where an appointment is asked for. */
  to: string;
}

/** A clinic as a line of a timetable: weekday large, hours under it, then whose clinic it is and how to book. */
export function ClinicCard({ title, day, time, linkLabel, to }: ClinicCardProps) {
  return (
    <Root component="article">
      <When>
        <strong>{day}</strong>
        <span>{time}</span>
      </When>
      <h3>{title}</h3>
      <Button href={to} variant="quiet">
        <span>
          {linkLabel}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </Button>
    </Root>
  );
}

import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Clinic } from '../../domain/clinics';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Schedule } from './ClinicCard.styles';

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
    <Card component="article">
      <CardContent>
        <Schedule component="p">
          <strong>{day}</strong>
          <span>{time}</span>
        </Schedule>
        <Typography variant="h3">{title}</Typography>
      </CardContent>
      <CardActions>
        <Button href={to} variant="quiet">
          <span>
            {linkLabel}
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </span>
        </Button>
      </CardActions>
    </Card>
  );
}

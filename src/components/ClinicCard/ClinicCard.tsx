import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import type { Clinic } from '../../domain/clinics';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Schedule, Title } from './ClinicCard.styles';

export interface ClinicCardProps {
  /** Title of the card: "Cardiology Clinic". */
  title: string;
  /** Weekday, in words. */
  day: Clinic['day'];
  /** Hours, in words: "9:00 AM - 12:00 PM". */
  time: Clinic['time'];
  /** Words of the link; screen readers hear the title after it. */
  linkLabel: string;
  /** Address of the page where an appointment is requested. */
  to: string;
}

/** A clinic: its name large, because visitors look for it, then day and hours, and how to book. */
export function ClinicCard({ title, day, time, linkLabel, to }: ClinicCardProps) {
  return (
    <Card component="article">
      <CardContent>
        <Title variant="h3">{title}</Title>
        <Schedule component="p">
          <strong>{day}</strong>
          <span>{time}</span>
        </Schedule>
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

import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Root } from './BenefitCard.styles';

export interface BenefitCardProps {
  /** What the visitor gets, in a few words. */
  title: string;
  /** One or two sentences. */
  text: string;
}

/** One benefit of a service. */
export function BenefitCard({ title, text }: BenefitCardProps) {
  return (
    <Root>
      <CardContent>
        <Typography variant="h3">{title}</Typography>
        <Typography>{text}</Typography>
      </CardContent>
    </Root>
  );
}

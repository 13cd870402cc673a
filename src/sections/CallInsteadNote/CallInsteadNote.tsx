import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { CallButton } from '../../components/CallButton/CallButton';
import type { Link } from '../../domain/link';

export interface CallInsteadNoteProps {
  /** Heading. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The call link. */
  call: Link;
}

/** Says that calling is wiser than writing. */
export function CallInsteadNote({ title, text, call }: CallInsteadNoteProps) {
  return (
    <Card variant="emergency">
      <CardContent>
        <Typography variant="h3">{title}</Typography>
        <Typography>{text}</Typography>
      </CardContent>
      <CardActions>
        <CallButton href={call.to}>{call.label}</CallButton>
      </CardActions>
    </Card>
  );
}

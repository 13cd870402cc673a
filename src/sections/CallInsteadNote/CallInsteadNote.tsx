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
  /** Level of its heading: 2 if no second-level heading stands above it. Default: 3. */
  level?: 2 | 3;
}

/** Advises to call instead of writing. */
export function CallInsteadNote({ title, text, call, level = 3 }: CallInsteadNoteProps) {
  return (
    <Card variant="emergency">
      <CardContent>
        <Typography variant="h3" component={`h${level}` as const}>
          {title}
        </Typography>
        <Typography>{text}</Typography>
      </CardContent>
      <CardActions>
        <CallButton href={call.to}>{call.label}</CallButton>
      </CardActions>
    </Card>
  );
}

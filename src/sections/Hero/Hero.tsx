import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CallButton } from '../../components/CallButton/CallButton';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { darkSurface } from '../../theme/attributes';
import { Actions, ImageFrame, Note, Root, Text } from './Hero.styles';

export interface HeroProps {
  /** The page's one headline. */
  title: string;
  /** One sentence that says what the service does. */
  lead: string;
  /** Small print under the words; under the picture on phones. */
  note?: string;
  /** The call link; words and `tel:` address. */
  call: Link;
  /** The second action. */
  action: Link;
  /** Picture beside the words, under them on phones. */
  picture: Picture;
}

/** First screen of the home page: headline, one sentence, call and one more action beside a picture. */
export function Hero({ title, lead, note, call, action, picture }: HeroProps) {
  return (
    <Root {...darkSurface}>
      <Text>
        <Typography variant="display">{title}</Typography>
        <Typography variant="lead">{lead}</Typography>
        <Actions direction="row">
          <CallButton href={call.to}>{call.label}</CallButton>
          <Button href={action.to} variant="quiet">
            {action.label}
          </Button>
        </Actions>
      </Text>
      <ImageFrame>
        <SitePicture picture={picture} priority />
      </ImageFrame>
      {note !== undefined && <Note variant="small">{note}</Note>}
    </Root>
  );
}

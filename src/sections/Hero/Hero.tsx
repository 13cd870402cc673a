import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { SitePicture } from '../../components/SitePicture/SitePicture';
import type { Link } from '../../domain/link';
import type { Picture } from '../../media/picture';
import { darkSurface } from '../../theme/attributes';
import { Actions, ImageFrame, Note, Root, Sentence, Text } from './Hero.styles';

const sentencesOf = (title: string) => (title.match(/[^.]+\.*/g) ?? []).map((sentence) => sentence.trim());

export interface HeroProps {
  /** The page's only `h1`; each of its sentences begins a new line. */
  title: string;
  /** One sentence that says what the service does. */
  lead: string;
  /** Small print below the text; below the picture on phones. */
  note?: string;
  /** First and second action; the call link is in the bar on phones and in the header on wide screens. */
  actions: readonly [first: Link, second: Link];
  /** Picture beside the text, below it on phones. */
  picture: Picture;
}

/** First screen of the home page: headline, one sentence and two actions beside a picture. */
export function Hero({ title, lead, note, actions: [first, second], picture }: HeroProps) {
  return (
    <Root {...darkSurface}>
      <Text>
        <Typography variant="display">
          {sentencesOf(title).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <Sentence>{sentence}</Sentence>
            </Fragment>
          ))}
        </Typography>
        <Typography variant="lead">{lead}</Typography>
        <Actions direction="row">
          <Button href={first.to}>{first.label}</Button>
          <Button href={second.to} variant="quiet">
            {second.label}
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

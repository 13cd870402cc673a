import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { Rating } from '../../domain/publishedReview';
import type { Picture } from '../../media/picture';
import { ExampleTag } from '../ExampleTag/ExampleTag';
import { SitePicture } from '../SitePicture/SitePicture';
import { StarRating } from '../StarRating/StarRating';
import { initials, tintOf } from './initials';
import { Author, Header, Quote } from './ReviewCard.styles';

export interface ReviewCardProps {
  /** Who wrote it. */
  name: string;
  /** Occupation of the writer. */
  title: string;
  /** The review; line breaks are kept. */
  text: string;
  /** Language of title and text if it is not the page's: `en`. */
  lang?: string;
  /** Stars given, and the same in words; left out where none were given. */
  rating?: { stars: Rating; label: string };
  /** Portrait. Without one the initials are shown; no face is invented. */
  picture?: Picture;
  /** Marks an invented review: "Example". Left out for a real review. */
  example?: string | undefined;
}

/** Tints of the monograms: variants of the theme's Avatar. */
const tints = ['circular', 'light', 'primary', 'dark'] as const;

/** A review: quoted text, stars if any were given, and the writer. */
export function ReviewCard({ name, title, text, lang, rating, picture, example }: ReviewCardProps) {
  return (
    <Card component="figure" variant="warm">
      <CardContent>
        {(rating || example) && (
          <Header direction="row">
            {rating && <StarRating rating={rating.stars} label={rating.label} />}
            {example && <ExampleTag label={example} />}
          </Header>
        )}
        <Quote>
          <p dir="auto" lang={lang}>
            {text}
          </p>
        </Quote>
      </CardContent>
      <Author component="figcaption">
        {picture ? (
          <Avatar>
            <SitePicture picture={picture} />
          </Avatar>
        ) : (
          <Avatar aria-hidden variant={tints[tintOf(name, tints.length)] ?? 'circular'}>
            {initials(name)}
          </Avatar>
        )}
        <div>
          <strong dir="auto">{name}</strong>
          <Typography variant="small" color="textSecondary" dir="auto" lang={lang}>
            {title}
          </Typography>
        </div>
      </Author>
    </Card>
  );
}

import type { Rating } from '../../domain/rating';
import type { Picture } from '../../media/picture';
import { ExampleTag } from '../ExampleTag/ExampleTag';
import { SitePicture } from '../SitePicture/SitePicture';
import { StarRating } from '../StarRating/StarRating';
import { initials, tintOf } from './initials';
import { Head, Monogram, Name, Person, Portrait, Quote, Root, Title } from './ReviewCard.styles';

export interface ReviewCardProps {
  /** Who wrote it. */
  name: string;
  /** What the writer does. */
  title: string;
  /** The review; line breaks are kept. */
  text: string;
  /** Stars given, and the same in words; left out where none were given. */
  rating?: { stars: Rating; label: string };
  /** Portrait. Without one the initials stand in its place: no face is invented. */
  picture?: Picture;
  /** Says that nobody wrote it: "Example". Left out for a real review. */
  example?: string | undefined;
}

/** A review: quoted text, stars where they were given, and who wrote it. */
export function ReviewCard({ name, title, text, rating, picture, example }: ReviewCardProps) {
  return (
    <Root>
      {(rating || example) && (
        <Head>
          {rating && <StarRating rating={rating.stars} label={rating.label} />}
          {example && <ExampleTag label={example} />}
        </Head>
      )}
      <Quote>
        <p dir="auto">{text}</p>
      </Quote>
      <Person>
        {picture ? (
          <Portrait>
            <SitePicture picture={picture} />
          </Portrait>
        ) : (
          <Monogram aria-hidden data-tint={tintOf(name, 4)}>
            {initials(name)}
          </Monogram>
        )}
        <span>
          <Name dir="auto">{name}</Name>
          <Title dir="auto">{title}</Title>
        </span>
      </Person>
    </Root>
  );
}

import { ActivityCard } from '../components/ActivityCard/ActivityCard';
import type { GalleryContent } from '../content/pageTypes';
import { splitByDay } from '../domain/activities';
import { withExamples } from '../domain/samples';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { CardGrid } from '../sections/CardGrid/CardGrid';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import type { PageProps } from './PageProps';

/** Activities by date, and four albums of pictures. */
export function GalleryPage({ content, data }: PageProps<GalleryContent>) {
  const { activities, photos } = content;
  const items = withExamples(activities.items, activities.exampleLabel);
  const { upcoming, past } = splitByDay(items, data.today ?? '');
  const cards = { card: ActivityCard, kind: 'pictures', tone: 'subtle' } as const;
  return (
    <>
      <PageBanner {...content.banner} />
      {upcoming.length > 0 && (
        <CardGrid id="upcoming" title={activities.upcomingTitle} {...cards} items={upcoming} />
      )}
      {past.length > 0 && (
        <CardGrid
          id="past"
          title={activities.pastTitle}
          {...(upcoming.length === 0 && { lead: activities.none })}
          {...cards}
          items={past}
        />
      )}
      {photos.albums.map((album, index) => (
        <PhotoAlbum
          key={album.id}
          {...album}
          tone={index % 2 === 0 ? 'page' : 'subtle'}
          labels={content.labels}
        />
      ))}
      <CallToAction {...content.call} />
    </>
  );
}

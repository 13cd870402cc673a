import type { GalleryContent } from '../content/pageTypes';
import { splitByDay } from '../domain/activities';
import { Activities } from '../sections/Activities/Activities';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import type { PageProps } from './PageProps';

/** Activities by date, and four albums of pictures. */
export function GalleryPage({ content, data }: PageProps<GalleryContent>) {
  const { activities, photos } = content;
  const { exampleLabel } = activities;
  const { upcoming, past } = splitByDay(activities.items, data.today ?? '');
  return (
    <>
      <PageBanner {...content.banner} />
      {upcoming.length > 0 && (
        <Activities
          id="upcoming"
          title={activities.upcomingTitle}
          exampleLabel={exampleLabel}
          items={upcoming}
        />
      )}
      {past.length > 0 && (
        <Activities
          id="past"
          title={activities.pastTitle}
          {...(upcoming.length === 0 && { lead: activities.none })}
          exampleLabel={exampleLabel}
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

import type { GalleryContent } from '../content/pageTypes';
import { splitByDay } from '../domain/activities';
import { Activities } from '../sections/Activities/Activities';
import { CallToAction } from '../sections/CallToAction/CallToAction';
import { PageBanner } from '../sections/PageBanner/PageBanner';
import { PhotoAlbum } from '../sections/PhotoAlbum/PhotoAlbum';
import { TextSection } from '../sections/TextSection/TextSection';
import type { PageProps } from './PageProps';

/** Activities by date, and four albums of pictures. */
export function GalleryPage({ content, data }: PageProps<GalleryContent>) {
  const { activities, photos } = content;
  const { exampleLabel } = activities;
  const { upcoming, past } = splitByDay(activities.items, data.today ?? '');
  return (
    <>
      <PageBanner {...content.banner} />
      {upcoming.length === 0 ? (
        <TextSection id="upcoming" title={activities.upcomingTitle} paragraphs={[activities.none]} />
      ) : (
        <Activities
          id="upcoming"
          title={activities.upcomingTitle}
          exampleLabel={exampleLabel}
          items={upcoming}
        />
      )}
      {past.length > 0 && (
        <Activities id="past" title={activities.pastTitle} exampleLabel={exampleLabel} items={past} />
      )}
      <TextSection
        id="albums"
        title={photos.title}
        paragraphs={photos.lead === undefined ? [] : [photos.lead]}
      />
      {photos.albums.map((album) => (
        <PhotoAlbum key={album.id} {...album} labels={content.labels} />
      ))}
      <CallToAction {...content.call} />
    </>
  );
}

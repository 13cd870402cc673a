import { lazy, Suspense, useEffect, useState, useTransition, type ComponentType } from 'react';
import type { AlbumDialogLabels, AlbumDialogProps } from '../../components/AlbumDialog/AlbumDialog';
import type { PhotoGridItem } from '../../components/PhotoGrid/captionOf';
import { PhotoGrid, type PhotoGridProps } from '../../components/PhotoGrid/PhotoGrid';
import { fill } from '../../domain/fill';
import { Section, type SectionBaseProps } from '../Section/Section';

/** Fallback if the dialog cannot be loaded: goes to the image file, as the link does. */
function PictureItself({ open, index, items, onClose }: AlbumDialogProps) {
  const address = items[index]?.picture.src;
  useEffect(() => {
    if (!open || address === undefined) return;
    location.assign(address);
    onClose();
  }, [open, address, onClose]);
  return null;
}

const AlbumDialog = lazy<ComponentType<AlbumDialogProps>>(() =>
  import('../../components/AlbumDialog/AlbumDialog').then(
    (module) => ({ default: module.AlbumDialog }),
    () => ({ default: PictureItself }),
  ),
);

export interface PhotoAlbumProps extends SectionBaseProps, Pick<PhotoGridProps, 'film'> {
  /** The pictures, in their order. */
  photos: readonly PhotoGridItem[];
  /** Labels of the dialog; its title includes the name of the album: `Album: {album}`. */
  labels: AlbumDialogLabels & { dialog: string };
}

/** An album: a grid of pictures, each of which opens the album in a dialog. */
export function PhotoAlbum({ photos, labels, film, ...section }: PhotoAlbumProps) {
  const [pressed, setPressed] = useState<number>();
  const [shown, setShown] = useState<number>();
  const [open, setOpen] = useState(false);
  // Until the dialog has loaded the grid stays, with the pressed picture marked.
  const [loading, startLoading] = useTransition();
  return (
    <Section {...section}>
      <PhotoGrid
        items={photos}
        film={film}
        {...(loading && pressed !== undefined && { busyIndex: pressed })}
        onOpen={(index) => {
          setPressed(index);
          startLoading(() => {
            setShown(index);
            setOpen(true);
          });
        }}
      />
      {pressed !== undefined && (
        <Suspense>
          {shown !== undefined && (
            <AlbumDialog
              open={open}
              title={fill(labels.dialog, { album: section.title })}
              items={photos}
              index={shown}
              labels={labels}
              onIndexChange={setShown}
              onClose={() => {
                setOpen(false);
              }}
            />
          )}
        </Suspense>
      )}
    </Section>
  );
}

import { lazy, Suspense, useEffect, useState, useTransition, type ComponentType } from 'react';
import type { AlbumDialogLabels, AlbumDialogProps } from '../../components/AlbumDialog/AlbumDialog';
import type { PhotoGridItem } from '../../components/PhotoGrid/captionOf';
import { PhotoGrid, type PhotoGridProps } from '../../components/PhotoGrid/PhotoGrid';
import { fill } from '../../domain/fill';
import { Section, type SectionBaseProps } from '../Section/Section';

/** Stands in where the dialog cannot be loaded: goes to the picture, as its link does. */
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
  /** Words of the dialog; its title gets the name of the album put in: `Album: {album}`. */
  labels: AlbumDialogLabels & { dialog: string };
}

/** An album: its pictures as a grid, each of which opens the album as a dialog. */
export function PhotoAlbum({ photos, labels, film, ...section }: PhotoAlbumProps) {
  const [pressed, setPressed] = useState<number>();
  const [shown, setShown] = useState<number>();
  const [open, setOpen] = useState(false);
  // The grid stays as it is, with the pressed picture marked, until the dialog is there.
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

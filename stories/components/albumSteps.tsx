import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { AlbumDialogProps } from '../../src/components/AlbumDialog/AlbumDialog';
import { AlbumDialog } from '../../src/components/AlbumDialog/AlbumDialog';
import { PhotoGrid } from '../../src/components/PhotoGrid/PhotoGrid';
import { albumResponse } from '../../src/content/pages/albumResponse';

/** Pictures of an album, those of the site. */
export const album = albumResponse.photos;

/** What a picture shows and its caption, by its number from 1. */
export const pictureOf = (number: number) => album[number - 1]?.picture.alt ?? 'no picture';
export const captionOf = (number: number) => album[number - 1]?.caption ?? 'no caption';

/** An album's dialog behind its grid: pressing a picture opens it. */
export function DialogBehindGrid(args: AlbumDialogProps) {
  const [open, setOpen] = useState(args.open);
  const [index, setIndex] = useState(args.index);
  return (
    <main>
      <PhotoGrid
        items={args.items}
        onOpen={(pressed) => {
          setIndex(pressed);
          setOpen(true);
        }}
      />
      <AlbumDialog
        {...args}
        open={open}
        index={index}
        onIndexChange={(wanted) => {
          args.onIndexChange(wanted);
          setIndex(wanted);
        }}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </main>
  );
}

export const dialog = () => screen.findByRole('dialog');
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const button = (name: string) => screen.getByRole('button', { name });
export const next = () => button('Next picture');
export const previous = () => button('Previous picture');

/** Left, top, width and height in whole px. */
export function place(element: Element): [number, number, number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
}

/** Width by height of the picture that is shown. */
export function shownRatio(): number {
  const { width, height } = screen.getByRole('img').getBoundingClientRect();
  return width / height;
}

/** Waits until the shown picture has come: how a story ends is a picture. */
export async function pictureCame(): Promise<void> {
  await (await screen.findByRole<HTMLImageElement>('img')).decode();
}

/** This picture is the only one that is seen and read out, and the words are its own. */
export async function expectPicture(number: number): Promise<void> {
  const inside = within(await dialog());
  await waitFor(() =>
    expect(inside.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([pictureOf(number)]),
  );
  await expect(inside.getByRole('status')).toHaveTextContent(
    `${captionOf(number)}Picture ${String(number)} of 7`,
  );
  await pictureCame();
}

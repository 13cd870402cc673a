import { frame as english } from '../en/frame';
import type { FrameContent } from '../pageFiles';

/** Words of the frame around every page in Kiswahili. */
export const frame: FrameContent = {
  ...english,
  errorPage: { ...english.errorPage, unknown: 'Kosa lisilojulikana' },
};

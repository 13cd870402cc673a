/** Kinds of files that are recognised by their first bytes; the first four can be converted. */
type FileKind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'HEIC' | 'GIF' | 'TIFF' | 'SVG' | 'PDF';

/** File extensions of photographs. */
export const endings: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

const convertible: readonly (FileKind | undefined)[] = ['JPEG', 'PNG', 'WebP', 'AVIF'];

/** Whether a file of this kind can be converted to a picture of the site. */
export const isConvertible = (kind: FileKind | undefined): boolean => convertible.includes(kind);

const starts: readonly (readonly [FileKind, string])[] = [
  ['JPEG', '\xff\xd8\xff'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['GIF', 'GIF8'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['PDF', '%PDF'],
];

/**
 * The kind of a file by its content, whatever its name says; undefined if it is unknown.
 * @param bytes At least the first 64 bytes.
 */
export function fileKind(bytes: Buffer): FileKind | undefined {
  const head = bytes.toString('latin1', 0, 512);
  const simple = starts.find(([, start]) => head.startsWith(start));
  if (simple) return simple[0];
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'WebP';
  if (head.startsWith('ftyp', 4)) {
    // The first box lists the brands: a file may begin with "mif1" and still be an AVIF.
    const brands = head.slice(8, bytes.readUInt32BE(0));
    if (/avi[fs]/.test(brands)) return 'AVIF';
    return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'HEIC' : undefined;
  }
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg\b/s.test(head) ? 'SVG' : undefined;
}

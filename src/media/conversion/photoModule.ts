import type { Language } from '../../domain/language';
import type { FrameName } from '../frames';
import type { Photo } from '../picture';
import { formats, type Format } from './convert';
import type { CachedPhoto } from './cachePhoto';
import { altText } from '../altText';
import { sizesOf } from './sizes';
import type { Words } from './words';

/** Width in px of the file for browsers without `srcset`, and for a link to the picture. */
const middle = 800;

type Data = Omit<Photo, 'src' | 'srcSet' | 'sources'>;

/**
 * Code of the module of a photograph: it imports every file, so that each gets its hashed address.
 * @param names Kinds of frames in which its slot is shown.
 * @param language Language of the alternative text; if the owner has not written one in this language, it is the
 * English one, and the module says so.
 */
export function photoModule(
  photo: CachedPhoto,
  words: Words,
  names: readonly FrameName[],
  language: Language = 'en',
): string {
  const { width, height, preview, files } = photo;
  const [x, y] = words.focus;
  const data: Data = {
    kind: 'photo',
    width,
    height,
    ...altText(language, words.alt, words.altIn),
    sizes: sizesOf(names, width / height),
    preview,
    focus: `${x}% ${y}%`,
    ...(words.credit !== undefined && { credit: words.credit }),
  };
  const imports = files.map(
    ({ file }, at) => `import f${at} from ${JSON.stringify(`${file}?url&no-inline`)};`,
  );
  const set = (wanted: Format) =>
    files
      .flatMap(({ format, width: wide }, at) => (format === wanted ? [`\${f${at}} ${wide}w`] : []))
      .join(', ');
  const jpegs = files.map((file, at) => ({ ...file, at })).filter(({ format }) => format === 'jpeg');
  const src = jpegs.find((file) => file.width >= middle) ?? jpegs.at(-1);
  const sources = formats
    .filter((format) => format !== 'jpeg')
    .map((format) => `{type:"image/${format}",srcSet:\`${set(format)}\`}`);
  return [
    ...imports,
    `export default {src:f${src?.at ?? 0},srcSet:\`${set('jpeg')}\`,sources:[${sources.join()}],...${JSON.stringify(data)}};`,
  ].join('\n');
}

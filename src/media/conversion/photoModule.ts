import type { Language } from '../../domain/language';
import type { FrameName } from '../frames';
import type { Photo } from '../picture';
import { formats, type Format } from './convert';
import type { KeptPhoto } from './keepPhoto';
import { toldIn } from '../toldIn';
import { sizesOf } from './sizes';
import type { Words } from './words';

/** Width in px of the file for browsers that know no `srcset`, and for a link to the picture. */
const middle = 800;

type Data = Omit<Photo, 'src' | 'srcSet' | 'sources'>;

/**
 * Code of the module of a photograph: imports every file, so that each gets its hashed address.
 * @param names Kinds of frames where its slot stands.
 * @param language Language in which it is told; English where the owner has not told it in that one, which the module says.
 */
export function photoModule(
  photo: KeptPhoto,
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
    ...toldIn(language, words.alt, words.altIn),
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

import { createHash } from 'node:crypto';
import { openingOf } from '../../src/app/seo/pageContent';
import { hasOwnPicture, picturesIn, shareSize, sitePicture } from '../../src/app/seo/sharing';
import { siteRoutes } from '../../src/app/siteRoutes';
import { home } from '../../src/content/pages/home';
import { languageFiles } from '../../src/content/languages';
import { languageOf, languages, type Language } from '../../src/domain/language';
import { drawingOf, drawPicture, iconOf } from '../../src/media/drawing';
import { cardPage, iconPage, wordsPage } from './pages';

/** A picture to be drawn by the browser: a whole HTML page of the picture's size. */
export interface Subject {
  /** Path below `src/media/share`. */
  file: string;
  width: number;
  height: number;
  html: string;
  /** Whether what is not drawn stays see-through. */
  transparent?: boolean;
}

/** Slot of a content's picture: in development its file is named after it; a photo's file says its width, too. */
function slotOf(src: string): string {
  return /([\w-]+?)(?:-\d+\.jpg|\.svg)/.exec(src)?.[1] ?? '';
}

function card(name: string, title: string, slot: string): Subject {
  return {
    file: `cards/${name}.png`,
    ...shareSize,
    html: cardPage(title, drawingOf(slot), drawingOf('icon')),
  };
}

/** Pages that begin without a picture are those of an emergency, where nothing may stand before what to do. */
function wordsCard(name: string, title: string, over = 'First aid: call first'): Subject {
  const html = wordsPage(over, title, drawingOf('icon'));
  return { file: `cards/${name}.png`, ...shareSize, html };
}

/** The cards of a language that has no more than two. */
async function cardsIn(language: Language): Promise<Subject[]> {
  const names = picturesIn[language];
  if (!names) return [];
  const { pages, firstAid } = languageFiles[language];
  const front = await (await pages()).pages.home?.();
  const aid = await (await firstAid?.())?.firstAid.firstAid?.();
  return [
    ...(aid ? [wordsCard(names.firstAid, aid.firstAid.title, aid.firstAid.lead)] : []),
    ...(front ? [card(names.site, front.home.meta.title, 'og-default')] : []),
  ];
}

/** One card for each page that has its own, and one for the rest of the site. */
async function cards(): Promise<Subject[]> {
  const english = siteRoutes.filter(({ path }) => languageOf(path) === 'en');
  const own = english.filter(hasOwnPicture).map(async ({ content: name, load }) => {
    const { title, picture } = openingOf((await load()).content);
    const file = name.replace('/', '-');
    if (picture) return card(file, title, slotOf(picture.src));
    return name.startsWith('firstAid/')
      ? wordsCard(file, title)
      : wordsCard(file, title, 'Call, and read out the code');
  });
  return [
    card(sitePicture, home.meta.title, 'og-default'),
    ...(await Promise.all(languages.map(cardsIn))).flat(),
    ...(await Promise.all(own)),
  ];
}

const icon = (name: string, side: number, filled: boolean): Subject => ({
  file: `icons/${name}.png`,
  width: side,
  height: side,
  html: iconPage(filled ? iconOf('filled') : drawingOf('icon')),
  transparent: !filled,
});

const shortcut = (name: string): Subject => ({
  file: `icons/icon-${name}-96.png`,
  width: 96,
  height: 96,
  html: iconPage(iconOf(name)),
});

/** Icons that are pixels; the one in vectors and the classic one are made of these. */
const icons = [
  icon('icon-32', 32, false),
  icon('icon-192', 192, false),
  icon('icon-512', 512, false),
  icon('icon-maskable-512', 512, true),
  icon('apple-touch-icon', 180, true),
  shortcut('call'),
  shortcut('first-aid'),
  shortcut('where'),
];

/** The mark as it stands beside the pages in vectors. */
export const vectorIcon = (): string => `${drawPicture('icon')}\n`;

/** Everything that is drawn for sharing. */
export async function subjects(): Promise<Subject[]> {
  return [...(await cards()), ...icons];
}

/** Changes whenever the picture would. */
export function stampOf({ html, width, height }: Subject): string {
  return createHash('sha256').update(`${width}x${height}\n${html}`).digest('base64url').slice(0, 16);
}

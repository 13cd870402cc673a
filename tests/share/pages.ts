import { readFileSync } from 'node:fs';
import { valueOf } from '../../src/theme/schemes';
import { color, font } from '../../src/theme/tokens';

const face = readFileSync(new URL('../../src/theme/figtree/figtree-700.woff2', import.meta.url));
const style = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${valueOf(rules)}</style>`;
const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Letters that fit on one line in the large size. */
const shortTitle = 30;

/** A share picture: the page's illustration, below it the mark and the heading. The name stays out: owners set it. */
export function cardPage(title: string, picture: string, mark: string): string {
  const rules = [
    `@font-face{font-family:Figtree;font-weight:700;src:url(data:font/woff2;base64,${face.toString('base64')})}`,
    `body{margin:0;width:1200px;height:630px;background:${color.surfaceDark};color:${color.textOnDark}}`,
    'img{display:block}.picture{width:1200px;height:432px;object-fit:cover;object-position:50% 90%}',
    `.chequer{height:10px;background:repeating-linear-gradient(90deg,${color.hiViz} 0 30px,${color.surfaceDarkest} 30px 60px)}`,
    '.words{display:flex;align-items:center;gap:40px;height:188px;padding:0 56px}',
    '.mark{flex:none;width:108px;height:108px}',
    `h1{margin:0;font:700 ${title.length > shortTitle ? 58 : 66}px/1.12 ${font.heading};text-wrap:balance}`,
  ];
  return [
    style(rules.join('')),
    `<img class="picture" src="${address(picture)}"><div class="chequer"></div>`,
    `<div class="words"><img class="mark" src="${address(mark)}"><h1>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</h1></div>`,
  ].join('');
}

/** A share picture of words: for pages that begin without an illustration, such as first aid. */
export function wordsPage(over: string, title: string, mark: string): string {
  const rules = [
    `@font-face{font-family:Figtree;font-weight:700;src:url(data:font/woff2;base64,${face.toString('base64')})}`,
    `body{margin:0;display:flex;flex-direction:column;width:1200px;height:630px;background:${color.page};color:${color.heading};font-family:${font.heading}}`,
    '.words{flex:1;display:flex;flex-direction:column;justify-content:center;gap:20px;padding:0 72px}',
    `p{margin:0;font-size:44px;font-weight:700;color:${color.emergency}}`,
    'h1{margin:0;font-size:92px;line-height:1.06;text-wrap:balance}',
    `.chequer{height:14px;background:repeating-linear-gradient(90deg,${color.hiViz} 0 42px,${color.surfaceDarkest} 42px 84px)}`,
    `.band{display:flex;align-items:center;height:150px;padding:0 72px;background:${color.surfaceDark}}.band img{height:100px}`,
  ];
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return [
    style(rules.join('')),
    `<div class="words"><p>${escaped(over)}</p><h1>${escaped(title)}</h1></div>`,
    `<div class="chequer"></div><div class="band"><img src="${address(mark)}"></div>`,
  ].join('');
}

/** An icon alone. */
export function iconPage(icon: string): string {
  return `${style('body{margin:0}img{display:block;width:100vw;height:100vh}')}<img src="${address(icon)}">`;
}

import { readFileSync } from 'node:fs';
import { color, font } from '../../src/theme/tokens';

const face = readFileSync(new URL('../../src/theme/figtree/figtree-700.woff2', import.meta.url));
const style = (rules: string) => `<!doctype html><meta charset="utf-8"><style>${rules}</style>`;
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

/** An icon: the mark alone, `filled` to the edges with its own ground for systems that cut icons to a shape. */
export function iconPage(mark: string, filled: boolean): string {
  const ground = filled ? `background:${color.success}` : '';
  return `${style(`body{margin:0;${ground}}img{display:block;width:100vw;height:100vh}`)}<img src="${address(mark)}">`;
}

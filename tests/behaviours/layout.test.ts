import { afterEach, expect, it, vi } from 'vitest';
import { attachCarousel } from '../../src/behaviours/widgets/carousel';
import { attachHeader } from '../../src/behaviours/widgets/header';
import { attachPopup } from '../../src/behaviours/widgets/popup';
import { attachSlider } from '../../src/behaviours/widgets/slider';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Properties that force a layout when they are read. */
const geometry = [
  [HTMLElement.prototype, ['offsetLeft', 'offsetWidth', 'offsetHeight']],
  [Element.prototype, ['clientWidth', 'clientHeight', 'scrollLeft', 'scrollTop', 'scrollWidth']],
  [window, ['scrollX', 'scrollY']],
] as const;

function watchReads(): string[] {
  const reads: string[] = [];
  for (const [owner, names] of geometry)
    for (const name of names)
      vi.spyOn(owner as unknown as Record<string, number>, name, 'get').mockImplementation(() => {
        reads.push(name);
        return 0;
      });
  for (const name of ['getBoundingClientRect', 'scrollTo', 'scrollIntoView'] as const)
    vi.spyOn(Element.prototype, name).mockImplementation(() => {
      reads.push(name);
      return new DOMRect();
    });
  return reads;
}

const items = '<li style="flex:0 0 100px"></li>'.repeat(3);

it.each([
  ['header', attachHeader, '<details><summary>Menu</summary></details>'],
  ['popup', attachPopup, '<button data-close></button>'],
  [
    'slider',
    attachSlider,
    `<button data-slide="0"></button><ul data-track style="display:flex">${items}</ul>`,
  ],
  [
    'carousel',
    attachCarousel,
    `<button data-step="-1"></button><button data-step="1"></button><ul data-track>${items}</ul>`,
  ],
])('attaching the %s forces no layout', (_, attach, html) => {
  sessionStorage.clear();
  document.body.innerHTML = `<div>${html}</div>`;
  const reads = watchReads();
  const detach = attach(document.body.firstElementChild as HTMLElement);
  expect(reads).toEqual([]);
  detach();
});

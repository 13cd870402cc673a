import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attachAccordion } from '../../../src/behaviours/widgets/accordion';

let list: HTMLElement;
let detach: () => void;

const place = (ids = ['faq-1', 'faq-2', 'faq-3'], name = 'faq') => {
  document.body.innerHTML = `<div id="list">${ids
    .map((id) => `<details id="${id}" name="${name}"><summary>Question</summary><p>Answer</p></details>`)
    .join('')}</div>`;
  list = document.body.querySelector('#list') as HTMLElement;
};
const toHash = (hash: string) => {
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
};
const attach = (hash = '') => {
  toHash(hash);
  detach = attachAccordion(list);
};
const answers = () => [...list.querySelectorAll('details')];
const opened = () => answers().flatMap(({ open, id }) => (open ? [id] : []));
const press = (index: number) => answers()[index]?.querySelector('summary')?.click();
/** Toggle events are given a little after the change. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  place();
});
afterEach(() => {
  detach();
  vi.restoreAllMocks();
  toHash('');
  document.body.innerHTML = '';
});

describe('one at a time', () => {
  it('opens one and closes the one before', async () => {
    attach();
    expect(opened()).toEqual([]);
    press(0);
    await settled();
    expect(opened()).toEqual(['faq-1']);
    press(2);
    await settled();
    expect(opened()).toEqual(['faq-3']);
  });

  it('closes the open one when it is pressed', async () => {
    attach();
    press(1);
    await settled();
    press(1);
    await settled();
    expect(opened()).toEqual([]);
  });

  it('is worked by the keyboard: Tab walks the questions, Enter and the space bar open and close', async () => {
    attach();
    await userEvent.keyboard('{Tab}{Enter}');
    await settled();
    expect(opened()).toEqual(['faq-1']);
    await userEvent.keyboard('{Tab} ');
    await settled();
    expect(opened()).toEqual(['faq-2']);
    expect(document.activeElement).toBe(answers()[1]?.querySelector('summary'));
    await userEvent.keyboard(' ');
    await settled();
    expect(opened()).toEqual([]);
  });

  it('keeps one open where a browser does not know <details name>', async () => {
    place(undefined, '');
    attach();
    press(0);
    await settled();
    press(1);
    await settled();
    expect(opened()).toEqual(['faq-2']);
  });
});

describe('a disclosure inside an answer', () => {
  const inner = () => list.querySelector<HTMLDetailsElement>('p details');

  beforeEach(() => {
    place(undefined, '');
    const nested = document.createElement('details');
    nested.append(document.createElement('summary'));
    list.querySelector('p')?.append(nested);
  });

  it('leaves its answer open when it is opened', async () => {
    attach();
    press(0);
    await settled();
    inner()?.querySelector('summary')?.click();
    await settled();
    expect([list.querySelector('details')?.open, inner()?.open]).toEqual([true, true]);
  });
});

describe('the address', () => {
  it('opens the answer that it names, and brings it into view', () => {
    const seen = vi.spyOn(HTMLDetailsElement.prototype, 'scrollIntoView');
    attach('#faq-3');
    expect(opened()).toEqual(['faq-3']);
    expect(seen.mock.contexts).toEqual([answers()[2]]);
  });

  it('opens another one when it changes', async () => {
    attach('#faq-3');
    location.hash = '#faq-2';
    await vi.waitFor(() => {
      expect(opened()).toEqual(['faq-2']);
    });
  });

  it.each(['', '#', '#faq-9', '#list', '#100%', '#%E0%A4%A', '#a"]b'])(
    'leaves all closed for "%s"',
    (hash) => {
      attach(hash);
      expect(opened()).toEqual([]);
    },
  );

  it('opens it once more where the same link is pressed after it was closed', () => {
    attach('#faq-3');
    const [, , third] = answers();
    if (third) third.open = false;
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#faq-3' }));
    link.click();
    expect(opened()).toEqual(['faq-3']);
    link.remove();
  });

  it('finds a name of any letters', () => {
    place(['maswali-1', 'سؤال-2', 'a b-3']);
    attach('#%D8%B3%D8%A4%D8%A7%D9%84-2');
    expect(opened()).toEqual(['سؤال-2']);
  });
});

describe('attaching', () => {
  it('attaches once, and leaves everything alone after it was detached', async () => {
    place(undefined, '');
    attach();
    expect(attachAccordion(list)).toBe(detach);
    detach();
    press(0);
    press(1);
    await settled();
    location.hash = '#faq-3';
    await settled();
    expect(opened()).toEqual(['faq-1', 'faq-2']);
  });
});

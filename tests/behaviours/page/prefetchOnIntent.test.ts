import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from '../../../src/behaviours/page/prefetchOnIntent';

let brought: string[];
let abort: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `
    <a id="page" href="/FAQ?from=test#end"><b>Questions</b></a><a id="other" href="/Gallery">Gallery</a>
    <a id="here" href="${location.pathname}?again=1#part">Here</a><a id="part" href="#part">Part</a>
    <a id="foreign" href="https://example.com/FAQ">Elsewhere</a><a id="call" href="tel:+254700000000">Call</a>
    <a id="tab" href="/Terms" target="_blank">Terms</a><a id="file" href="/plan.pdf" download>Plan</a>
    <a id="taken" href="/ChatBot" data-behaviour="assistant">Assistant</a>
    <a id="held" href="/photo.jpg" data-needs-react="click">Photo</a><a id="call-path" href="/api/sent">Sent</a>
    <a id="empty">Nothing</a><p id="text">Text</p>`;
  brought = [];
  abort = new AbortController();
  prefetchOnIntent((link) => brought.push(link.id), { signal: abort.signal });
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.innerHTML = '';
});

const event = (type: string, selector: string) => {
  document.querySelector(selector)?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
};
const touch = (selector: string) => {
  event('pointerdown', selector);
};
/** A mouse comes over an element, and stays so many ms. */
const stay = (selector: string, time: number) => {
  event('pointerover', selector);
  vi.advanceTimersByTime(time);
};
const tell = (connection: object) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

it('tells of a touched link at once, and once', () => {
  touch('#page b');
  expect(brought).toEqual(['page']);
  touch('#page');
  touch('#other');
  expect(brought).toEqual(['page', 'other']);
});

it('tells of a link on which a mouse rests, and of none that it only passes', () => {
  stay('#other', 79);
  stay('#page', 79);
  expect(brought).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(brought).toEqual(['page']);
  stay('#other', 40);
  stay('#text', 500);
  expect(brought).toEqual(['page']);
});

it.each(['here', 'part', 'foreign', 'call', 'tab', 'file', 'taken', 'held', 'call-path', 'empty', 'text'])(
  'leaves alone what brings no other page: %s',
  (id) => {
    touch(`#${id}`);
    stay(`#${id}`, 500);
    expect(brought).toEqual([]);
  },
);

it.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }], [{ effectiveType: '2g' }]])(
  'says nothing on a line of %o, until the line is another',
  (connection) => {
    tell(connection);
    touch('#page');
    stay('#other', 500);
    expect(brought).toEqual([]);
    tell({ saveData: false, effectiveType: '3g' });
    touch('#page');
    expect(brought).toEqual(['page']);
  },
);

it('hears nothing after the watch has ended', () => {
  abort.abort();
  touch('#page');
  stay('#other', 500);
  expect(brought).toEqual([]);
});

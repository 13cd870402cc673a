import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postOnce } from '../../../src/behaviours/page/postOnce';

/** What the browser would send, by form. */
let sent: string[] = [];
const count = (event: SubmitEvent) => {
  if (!event.defaultPrevented) sent.push((event.target as HTMLFormElement).id);
  // Keeps the page of the tests.
  event.preventDefault();
};
const form = (id: string) => document.getElementById(id) as HTMLFormElement;
const button = (id: string) => form(id).querySelector('button') as HTMLButtonElement;

// As the first-load script does, once per page.
postOnce();

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  document.body.innerHTML = ['one', 'two']
    .map((id) => `<form id="${id}"><button>Send</button></form>`)
    .join('');
  addEventListener('submit', count);
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  removeEventListener('submit', count);
  document.body.innerHTML = '';
});

it('lets a form go out once, and its button says that it is on its way', () => {
  button('one').click();
  button('one').click();
  form('one').requestSubmit();
  expect(sent).toEqual(['one']);
  expect(button('one').ariaBusy).toBe('true');
});

it('holds up no other form', () => {
  button('one').click();
  button('two').click();
  expect(sent).toEqual(['one', 'two']);
});

it('lets it go out again after a while, and on the way back from the answer', () => {
  button('one').click();
  vi.advanceTimersByTime(8000);
  expect(button('one').ariaBusy).toBeNull();
  button('one').click();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  button('one').click();
  expect(sent).toEqual(['one', 'one', 'one']);
});

it('leaves alone what React has taken', () => {
  const take = (event: Event) => {
    event.preventDefault();
  };
  form('one').addEventListener('submit', take);
  button('one').click();
  expect(button('one').ariaBusy).toBeNull();
  form('one').removeEventListener('submit', take);
  button('one').click();
  expect(sent).toEqual(['one']);
});

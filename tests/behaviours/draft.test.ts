import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachDraft, attachSent, clearDraft } from '../../src/behaviours/draft';

const fields = `
  <input name="name"><input type="email" name="email"><textarea name="message"></textarea>
  <input type="radio" name="rating" value="1"><input type="radio" name="rating" value="4">
  <input type="radio" name="rating" value="" checked>
  <input type="hidden" name="token" value="secret"><div hidden><input name="website"></div>
  <input type="password" name="password"><input type="submit" value="Send">`;

/** A form as the server renders it. */
function form(): HTMLFormElement {
  document.body.innerHTML = `<form data-behaviour="draft" data-draft="contact">${fields}</form>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  return element;
}

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

function type(name: string, text: string) {
  field(name).value = text;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}

function pick(value: string) {
  const radio = document.querySelector<HTMLInputElement>(`[name=rating][value="${value}"]`);
  radio?.click();
}

const rating = (element: HTMLFormElement) => new FormData(element).get('rating');

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('what was typed and picked is there again after a reload', () => {
  attachDraft(form());
  type('name', 'Achieng');
  type('message', 'Two lines\nof text');
  pick('4');
  const again = form();
  attachDraft(again);
  expect(field('name').value).toBe('Achieng');
  expect(field('message').value).toBe('Two lines\nof text');
  expect(rating(again)).toBe('4');
});

test('putting back tells the form of it', () => {
  attachDraft(form());
  type('name', 'Achieng');
  const again = form();
  const heard = vi.fn();
  again.addEventListener('input', heard);
  attachDraft(again);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('never writes over what already stands in a field', () => {
  attachDraft(form());
  type('name', 'Achieng');
  pick('4');
  const again = form();
  field('name').value = 'Mwangi';
  pick('1');
  attachDraft(again);
  expect(field('name').value).toBe('Mwangi');
  expect(rating(again)).toBe('1');
});

test('keeps only what visitors type', () => {
  attachDraft(form());
  type('website', 'spam');
  type('password', 'hidden');
  type('name', 'A');
  expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual({ name: 'A' });
});

test('a cleared draft stays away', () => {
  attachDraft(form());
  type('name', 'Achieng');
  clearDraft('contact');
  attachDraft(form());
  expect(field('name').value).toBe('');
});

test('the page that says it has arrived clears the draft', () => {
  attachDraft(form());
  type('name', 'Achieng');
  document.body.innerHTML = '<p data-behaviour="sent" data-draft="contact">Sent</p>';
  const note = document.querySelector('p');
  if (note) attachSent(note);
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
});

test('each form has its own draft', () => {
  attachDraft(form());
  type('name', 'Achieng');
  const other = form();
  other.dataset['draft'] = 'review';
  attachDraft(other);
  expect(field('name').value).toBe('');
});

test('attaching twice is harmless, and detaching stops keeping', () => {
  const element = form();
  const detach = attachDraft(element);
  expect(attachDraft(element)).toBe(detach);
  detach();
  type('name', 'Achieng');
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
});

test.each(['null', '"text"', '[1]', '{broken'])('a spoilt draft (%s) is no draft', (kept) => {
  sessionStorage.setItem('draft:contact', kept);
  attachDraft(form());
  expect(field('name').value).toBe('');
});

test('a field suggests a text for this address, and what was typed goes before it', () => {
  const ask = (search: string) => {
    history.replaceState(null, '', search);
    const element = form();
    field('message').dataset['prefill'] = 'A quote for {service}, please.';
    attachDraft(element);
    return field('message').value;
  };
  const before = location.href;
  try {
    expect(ask('?')).toBe('');
    expect(ask('?service=Sports%20Coverage')).toBe('A quote for Sports Coverage, please.');
    expect(sessionStorage.getItem('draft:contact')).toBeNull();
    type('message', 'My own words');
    expect(ask('?service=Sports%20Coverage')).toBe('My own words');
  } finally {
    history.replaceState(null, '', before);
  }
});

test('a choice that the address names goes before the draft, an unknown one does not', () => {
  const ask = (search: string) => {
    history.replaceState(null, '', search);
    const element = form();
    for (const radio of element.querySelectorAll<HTMLInputElement>('[type=radio]')) {
      radio.dataset['prefill'] = '{clinic}';
      radio.checked = false;
    }
    attachDraft(element);
    return rating(element);
  };
  const before = location.href;
  sessionStorage.setItem('draft:contact', JSON.stringify({ rating: '1', name: 'Achieng' }));
  try {
    expect(ask('?clinic=4')).toBe('4');
    expect(field('name').value).toBe('Achieng');
    expect(ask('?clinic=99')).toBe('1');
    expect(ask('?')).toBe('1');
  } finally {
    history.replaceState(null, '', before);
  }
});

test('what a form keeps apart is put back, and forgotten with the draft', () => {
  sessionStorage.setItem('draft:contact-day', '2026-03-09');
  sessionStorage.setItem('draft:contacts', '{}');
  const element = form();
  element.insertAdjacentHTML('beforeend', '<input type="date" name="day">');
  attachDraft(element);
  expect(field('day').value).toBe('2026-03-09');
  clearDraft('contact');
  expect(Object.keys(sessionStorage)).toEqual(['draft:contacts']);
});

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('No storage', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  attachDraft(form());
  expect(() => {
    type('name', 'Achieng');
    clearDraft('contact');
  }).not.toThrow();
});

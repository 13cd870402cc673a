import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDraft, clearDraftOnArrival } from '../../../src/behaviours/page/clearDraft';
import { reportFormStart, attachDraft, idempotencyKey } from '../../../src/behaviours/page/draft';
import { beginPath } from '../../../src/domain/formGuard';

const fields = `
  <input name="name"><input type="email" name="email"><textarea name="message"></textarea>
  <input type="radio" name="rating" value="1"><input type="radio" name="rating" value="4">
  <input type="radio" name="rating" value="" checked>
  <input type="hidden" name="token" value="secret"><div hidden><input name="website"></div>
  <input type="checkbox" name="tent" value="yes"><input type="time" name="starts">
  <input name="age" autocomplete="off"><textarea name="condition" autocomplete="off"></textarea>
  <div data-unkept><input type="checkbox" name="oxygen" value="yes"></div>
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

/** The same form with the hidden idempotency key. */
function keyedForm(): HTMLFormElement {
  const element = form();
  element.insertAdjacentHTML('beforeend', '<input type="hidden" name="key">');
  return element;
}

let fetchMock: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  sessionStorage.clear();
  fetchMock = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetchMock);
  // As on a page that was just loaded.
  (document.documentElement as { attached?: Record<string, () => void> }).attached?.['begun']?.();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
  const onInput = vi.fn();
  again.addEventListener('input', onInput);
  attachDraft(again);
  expect(onInput).toHaveBeenCalledTimes(1);
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

test('keeps nothing that is not to be kept, such as health details', () => {
  attachDraft(form());
  type('age', '71');
  type('condition', 'stroke');
  field('oxygen').click();
  type('name', 'A');
  expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual({ name: 'A' });
});

test('keeps boxes that are ticked, and times', () => {
  attachDraft(form());
  field('tent').click();
  type('starts', '14:00');
  attachDraft(form());
  expect(field('tent').checked).toBe(true);
  expect(field('starts').value).toBe('14:00');
  field('tent').click();
  expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual({ starts: '14:00' });
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
  if (note) clearDraftOnArrival(note);
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
    field('message').dataset['known'] = 'Event Coverage|Sports Coverage';
    attachDraft(element);
    return field('message').value;
  };
  const before = location.href;
  try {
    expect(ask('?')).toBe('');
    for (const foreign of [
      'Free money',
      'Sports',
      '',
      '|',
      'Event Coverage|Sports Coverage',
      'sports coverage',
    ])
      expect([foreign, ask(`?service=${encodeURIComponent(foreign)}`)]).toEqual([foreign, '']);
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

test('a choice of a list is kept like a text, and forgetting one draft leaves others alone', () => {
  sessionStorage.setItem('draft:contacts', '{}');
  const list = '<select name="day"><option></option><option>2026-03-09</option></select>';
  const element = form();
  element.insertAdjacentHTML('beforeend', list);
  attachDraft(element);
  type('day', '2026-03-09');
  const again = form();
  again.insertAdjacentHTML('beforeend', '<input type="date" name="day">');
  attachDraft(again);
  expect(field('day').value).toBe('2026-03-09');
  clearDraft('contact');
  expect(Object.keys(sessionStorage)).toEqual(['draft:contacts']);
});

test('React hears of what is put back, although it listens to its own setter', () => {
  sessionStorage.setItem('draft:contact', JSON.stringify({ name: 'Achieng', rating: '4' }));
  const element = form();
  const own = vi.fn();
  Object.defineProperty(field('name'), 'value', { configurable: true, get: () => '', set: own });
  const clicked = vi.fn();
  element.addEventListener('click', clicked);
  attachDraft(element);
  expect(own).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(new FormData(element).get('name')).toBe('Achieng');
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

describe('the key of a filling', () => {
  test('comes with the first stroke, in the form itself, so that a plain post carries it', () => {
    const element = keyedForm();
    attachDraft(element);
    expect(field('key').value).toBe('');
    type('name', 'A');
    const key = new FormData(element).get('key');
    // The server's format of a key.
    expect(key).toMatch(/^[\x21-\x7e]{8,100}$/);
    type('name', 'Achieng');
    expect(idempotencyKey(element)).toBe(key);
  });

  test('is there again with the text, whether or not the page had time to say goodbye', () => {
    const element = keyedForm();
    attachDraft(element);
    type('name', 'Achieng');
    const key = idempotencyKey(element);
    // As after a crash: nothing is detached, and no event is fired.
    const again = keyedForm();
    attachDraft(again);
    expect(field('name').value).toBe('Achieng');
    expect(idempotencyKey(again)).toBe(key);
  });

  test('goes with the draft when it has arrived or was thrown away, in every form that shares the draft', () => {
    const element = keyedForm();
    attachDraft(element);
    type('name', 'Achieng');
    const key = idempotencyKey(element);
    const other = element.cloneNode(true) as HTMLFormElement;
    document.body.append(other);
    clearDraft('contact');
    expect(Object.keys(sessionStorage)).toEqual([]);
    for (const one of [element, other]) expect(new FormData(one).get('key')).toBe('');
    expect(idempotencyKey(other)).not.toBe(key);
    expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual({
      name: 'Achieng',
      key: idempotencyKey(other),
    });
  });

  test('is another one for a filling that became another', () => {
    const element = keyedForm();
    attachDraft(element);
    const key = idempotencyKey(element);
    const fresh = idempotencyKey(element, true);
    expect(fresh).not.toBe(key);
    expect(idempotencyKey(element)).toBe(fresh);
  });

  test('stays the same for a page without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No storage', 'QuotaExceededError');
    });
    const element = keyedForm();
    attachDraft(element);
    type('name', 'Achieng');
    expect(idempotencyKey(element)).not.toBe('');
    expect(idempotencyKey(element)).toBe(idempotencyKey(element));
  });

  test('a form without the field has none', () => {
    const element = form();
    attachDraft(element);
    type('name', 'Achieng');
    expect(idempotencyKey(element)).toBe('');
    expect(sessionStorage.getItem('draft:contact')).not.toContain('key');
  });
});

describe('the time at which a form was begun', () => {
  test('the server is asked with the first stroke, once a page, and its silence disturbs nobody', async () => {
    attachDraft(form());
    expect(fetchMock).not.toHaveBeenCalled();
    type('name', 'A');
    type('name', 'Ac');
    const other = form();
    attachDraft(other);
    reportFormStart(other);
    type('name', 'B');
    await Promise.resolve();
    expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([beginPath]);
  });

  test('putting a draft back is no beginning', () => {
    sessionStorage.setItem('draft:contact', JSON.stringify({ name: 'Achieng' }));
    attachDraft(form());
    expect(field('name').value).toBe('Achieng');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('a form without a draft asks too, until it is detached', () => {
    const element = form();
    reportFormStart(element)();
    type('name', 'A');
    expect(fetchMock).not.toHaveBeenCalled();
    reportFormStart(element);
    type('name', 'B');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

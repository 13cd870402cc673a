import { coarseFrom, isInKenya, oldFrom, refine, roughFrom, type Fix } from './place';
import type { PlaceWords } from './placeWords';
import { defineBehaviour } from '../attach';
import type { PlaceData, PlaceProblem, PlaceState } from './placeContract';
import { placeParts } from './placeParts';
import { showPlace } from './placeScreen';
import { sendPlace } from './placeSend';
import { watchPosition } from './watchPosition';

/** Interval in ms at which the age of a place is checked. */
const ageCheckInterval = 15_000;
/** Time in ms after a movement during which the visitor counts as moving. */
const movingTime = 15_000;
/** Time in ms after which a search gets a hint. */
const hintDelay = 8000;

/**
 * Finds out where somebody is, and makes a message of it: from the phone's position, which it follows while the page is
 * visible, from answers, or from both. Nothing is stored, and nothing leaves the page unless the visitor sends it.
 */
export const attachPlaceFinder = defineBehaviour('placeFinder', (root, signal) => {
  const data = root.dataset as PlaceData;
  const { part, choose } = placeParts(root);
  const words = JSON.parse(data.words ?? '') as PlaceWords;
  const sending = sendPlace(root, words, signal);
  const [heading, form, status] = [part('heading'), part('form'), part('status')];
  let fix: Fix | undefined;
  let movedAt = -Infinity;
  let search: AbortController | undefined;

  const setState = (state: PlaceState) => {
    data.state = state;
    choose('ask', state === 'seeking' ? 'seeking' : 'ask');
    part('find').ariaBusy = state === 'seeking' ? 'true' : null;
    part('hint').hidden = true;
  };
  const ageOf = (at: number) => {
    const age = Date.now() - at;
    return age > oldFrom ? Math.round(age / 60_000) : undefined;
  };
  const isUseful = (one: Fix) => one.accuracy <= coarseFrom && isInKenya(one);
  const show = () => {
    const age = fix && ageOf(fix.at);
    if (fix && data.state === 'found') {
      const moving = Date.now() - movedAt < movingTime;
      const changed = showPlace(root, { fix, age, moving }, words);
      if (changed !== undefined) status.textContent = changed;
      if (data.asking !== 'all') {
        if (fix.accuracy > roughFrom) data.asking = 'landmark';
        else delete data.asking;
      }
    }
    sending.update(fix, age);
  };
  const stop = () => {
    search?.abort();
    search = undefined;
  };
  const onProblem = (problem: PlaceProblem) => {
    const problemText = choose('problem', problem);
    if (data.state === 'seeking') {
      setState('describe');
      part('describe').focus();
      part('describe').scrollIntoView();
    }
    status.textContent = problemText;
  };
  const onFix = (next: Fix) => {
    const known = refine(fix, next);
    if (known.moved) movedAt = Date.now();
    fix = known.fix;
    if (!isUseful(fix)) {
      // The next position may be better, so an answer that is being typed is not interrupted.
      if (data.state !== 'describe') onProblem(isInKenya(fix) ? 'coarse' : 'abroad');
    } else if (data.state !== 'found') {
      if (sending.isAnswered()) data.asking = 'all';
      const isWriting = form.contains(document.activeElement);
      choose('problem', undefined);
      setState('found');
      data.made = '';
      show();
      if (!isWriting) {
        heading.focus({ preventScroll: true });
        root.scrollIntoView();
      }
    }
    show();
  };
  const start = () => {
    stop();
    search = new AbortController();
    watchPosition({ onFix, onProblem }, search.signal);
  };
  const find = () => {
    fix = undefined;
    choose('problem', undefined);
    setState('seeking');
    const searchingText = part('looking').textContent;
    status.textContent = searchingText;
    start();
    const hint = setTimeout(() => {
      part('hint').hidden = false;
    }, hintDelay);
    search?.signal.addEventListener('abort', () => {
      clearTimeout(hint);
    });
  };
  const describe = () => {
    if (data.state === 'found') data.asking = 'all';
    else {
      stop();
      setState('describe');
    }
    part('describe').focus();
    part('describe').scrollIntoView();
  };
  const on = (name: 'find' | 'again' | 'anew' | 'inWords' | 'wrong', act: () => void) => {
    part(name).addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        act();
      },
      { signal },
    );
  };
  on('find', () => {
    if (data.state !== 'seeking') find();
  });
  on('again', find);
  on('anew', find);
  on('inWords', describe);
  on('wrong', describe);
  form.addEventListener('input', show, { signal });
  // Before the press of a link that sends: dictation fills in fields without an event.
  root.addEventListener('click', show, { capture: true, signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const isEmpty = !sending.isAnswered();
      part('empty').hidden = !isEmpty;
      if (isEmpty) {
        root.querySelector('input')?.focus();
        return;
      }
      data.made = '';
      show();
      part('send').focus();
      part('send').scrollIntoView();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') stop();
      else if (data.state === 'seeking' || data.state === 'found') {
        show();
        start();
      }
    },
    { signal },
  );
  const ageTimer = setInterval(show, ageCheckInterval);
  signal.addEventListener('abort', () => {
    clearInterval(ageTimer);
    stop();
    for (const name of ['ready', 'made', 'asking'] as const) delete data[name];
    data.state = 'ask';
  });
  data.ready = '';
  if (location.hash === '#describe') describe();
});

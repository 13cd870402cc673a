import { vi, type Mock } from 'vitest';
import { attachCprMetronome } from '../../../src/behaviours/beat/cprMetronome';

export const part = (name: string) => document.querySelector(`[data-part=${name}]`) as HTMLElement;
export const screen = () => document.querySelector('dialog') as HTMLDialogElement;
export const number = () => part('number').textContent;
/** Presses later than a second tap would come. */
export const press = (element: Element) => {
  vi.advanceTimersByTime(500);
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};
export const start = (rhythm: 'pushes' | 'breaths' = 'pushes') => {
  (document.querySelector(`button[value=${rhythm}]`) as HTMLButtonElement).click();
};

/** A page with the beat: header, main part, foot and bar. */
const html = `<div><header data-hidden><a href="#x">Menu</a></header><main><nav>Who</nav>
    <div id="root"><p>110 a minute</p><button data-part="start" value="pushes">Start</button><button data-part="start"
    value="breaths">30 and 2</button><dialog aria-label="Beat"><h2><span
    data-when="push">Push</span><span data-when="breathe">2 breaths</span></h2><button data-part="stop">Stop</button>
    <div data-part="plate"><svg><circle data-part="ring"/></svg><b data-part="number">1</b></div>
    <p>Change in <b data-part="time"></b></p><p data-when="now">Change places now. Alone? Go on.</p>
    <p>Since you began <b><span data-part="minutes"></span> min</b></p>
    <input type="radio" name="r" value="pushes" checked><input type="radio" name="r" value="breaths">
    <button data-part="sound" aria-checked="true" hidden>Sound</button>
    <button data-part="vibration" aria-checked="false" hidden>Vibration</button>
    <span data-part="kept" hidden>The screen stays on.</span><span data-part="status"></span></dialog></div></main>
    <footer>Foot</footer><nav id="bar"><ul><li><a href="tel:+2547">Call</a></li><li><a href="#wa">WhatsApp</a></li></ul></nav>
    </div>`;

/** A page whose beat can be started; its timers are the test's. */
interface CprTestPage {
  root: HTMLElement;
  vibrate: Mock<Navigator['vibrate']>;
  detach: () => void;
  /** Removes it, and gives timers and mocks back. */
  close: () => void;
}

/** Makes the page in this document. */
export function openCprPage(): CprTestPage {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  document.body.innerHTML = html;
  const root = document.getElementById('root') as HTMLElement;
  const detach = attachCprMetronome(root);
  return {
    root,
    vibrate,
    detach,
    close() {
      detach();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      vi.useRealTimers();
      history.replaceState(null, '');
      document.body.innerHTML = '';
    },
  };
}

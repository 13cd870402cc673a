/** Time in ms after which a form may be sent again: the visitor may have stopped the answer, or the line has lost it. */
const patience = 8000;

/**
 * Before React is there, forms are sent by the browser itself. Lets each go out once, however often it is pressed: every
 * further press would begin the way to the answer afresh.
 */
export function postOnce(): void {
  let sent: EventTarget | null = null;
  document.addEventListener('submit', (event) => {
    // React has it.
    if (event.defaultPrevented) return;
    if (event.target === sent) {
      event.preventDefault();
      return;
    }
    sent = event.target;
    const pressed = event.submitter ?? document.body;
    pressed.ariaBusy = 'true';
    const free = () => {
      sent = pressed.ariaBusy = null;
    };
    setTimeout(free, patience);
    // Back from the answer, the page is as it was left.
    addEventListener('pageshow', free);
  });
}

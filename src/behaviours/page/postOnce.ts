/** Time in ms after which a form may be sent again: the visitor may have stopped the request, or the connection may have failed. */
const resendDelay = 8000;

/**
 * Before React has loaded, the browser itself sends forms. Each is sent once, however often it is pressed: every
 * further press would restart the request.
 */
export function postOnce(): void {
  let sent: EventTarget | null = null;
  document.addEventListener('submit', (event) => {
    // React handles it.
    if (event.defaultPrevented) return;
    if (event.target === sent) {
      event.preventDefault();
      return;
    }
    sent = event.target;
    const button = event.submitter ?? document.body;
    button.ariaBusy = 'true';
    const release = () => {
      sent = button.ariaBusy = null;
    };
    setTimeout(release, resendDelay);
    // After Back the page is as it was left.
    addEventListener('pageshow', release);
  });
}

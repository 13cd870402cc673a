import { useEffect, useEffectEvent, useRef } from 'react';
import { addBackEntry } from '../behaviours/page/backEntry';

/**
 * Lets Back close a dialog before it leaves the page.
 * @param open Whether the dialog is shown.
 * @param onClose Called when Back is pressed. If the dialog stays open, as where it asks first, the next Back calls it again.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const leave = useRef<() => void>(undefined);

  useEffect(() => {
    if (!open) {
      leave.current?.();
      leave.current = undefined;
      return undefined;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const listen = () => {
      leave.current = addBackEntry(() => {
        close();
        setTimeout(() => {
          if (!signal.aborted) listen();
        });
      }, signal);
    };
    listen();
    return () => {
      abort.abort();
    };
  }, [open]);
}

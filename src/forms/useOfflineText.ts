import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { isOffline } from '../services/retry';
import { isFilled } from './formFields';

/**
 * What stands in the form as a text, as long as there is no line and something to lose; `undefined` otherwise.
 * @param tried Whether sending has found that there is no line.
 * @param asText Makes the text of what stands in the form.
 */
export function useOfflineText(
  formRef: RefObject<HTMLFormElement | null>,
  tried: boolean,
  asText: (form: HTMLFormElement) => string,
): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const form = formRef.current;
      addEventListener('offline', onChange);
      addEventListener('online', onChange);
      form?.addEventListener('input', onChange);
      return () => {
        removeEventListener('offline', onChange);
        removeEventListener('online', onChange);
        form?.removeEventListener('input', onChange);
      };
    },
    [formRef],
  );
  const read = () => {
    const form = formRef.current;
    return form && isOffline() && (tried || isFilled(form)) ? asText(form) : undefined;
  };
  return useSyncExternalStore(subscribe, read, () => undefined);
}

import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { readFields } from '../formFields';

/**
 * What stands in one field of a form whose fields hold the truth themselves.
 * @param first What stands there before React has looked.
 * @param otherwise What counts where the field is empty.
 */
export function useFieldText(
  formRef: RefObject<HTMLFormElement | null>,
  name: string,
  first: string,
  otherwise?: () => string,
): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const form = formRef.current;
      form?.addEventListener('input', onChange);
      return () => form?.removeEventListener('input', onChange);
    },
    [formRef],
  );
  const read = () => {
    const form = formRef.current;
    return (form ? readFields(form, [name])[name] : first) || (otherwise?.() ?? '');
  };
  return useSyncExternalStore(subscribe, read, () => first);
}

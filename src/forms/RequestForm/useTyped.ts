import type { UseFormReturn } from 'react-hook-form';
import type { CoverRequest } from '../../domain/requests/answers';
import { useOffline } from '../useOffline';

/** Current values of the inputs: watched on every keystroke only while the browser is offline, when they are shown. */
export function useTyped(form: UseFormReturn<Record<string, string>, unknown, CoverRequest>) {
  return useOffline() ? form.watch() : form.getValues();
}

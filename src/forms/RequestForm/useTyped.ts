import type { UseFormReturn } from 'react-hook-form';
import type { CoverRequest } from '../../domain/requests/answers';
import { useOffline } from '../useOffline';

/** What the inputs hold: followed stroke by stroke only while the browser is offline, where it is shown. */
export function useTyped(form: UseFormReturn<Record<string, string>, unknown, CoverRequest>) {
  return useOffline() ? form.watch() : form.getValues();
}

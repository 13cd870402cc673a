import { fn } from 'storybook/test';
import type { PostResult } from '../../src/services/results';

/** Takes every address, unless a story says otherwise. */
export const send = fn((): Promise<PostResult> => Promise.resolve({ ok: true }));

import type { lastWords as english } from '../en/lastWords';

export const lastWords: typeof english = { title: 'Hakuna mtandao', call: 'Dharura? Piga {number}' };

import words from '#words/onThisPage.json';
import type { ServiceContent } from '../pageTypes';

/** Names of the parts in the list "On this page", the same on every service page. */
export const onThisPage: ServiceContent['onThisPage'] = words;

import type { FrameContent } from '../pageFiles';
import { errorPage } from './errorPage';
import { messages } from './messages';
import { site } from './site';
import { subscribeForm } from './subscribeForm';

/** Words of the frame around every page in English. */
export const frame: FrameContent = { site, messages, subscribeForm, errorPage };

import type { FrameContent } from '../pageFiles';
import { staging } from '../staging';
import { errorPage } from './errorPage';
import { messages } from './messages';
import { site } from './site';
import { stagingNotice } from './stagingNotice';
import { subscribeForm } from './subscribeForm';
import { draft } from './translation';

/** Words of the frame around every page. */
export const frame: FrameContent = {
  site,
  messages,
  subscribeForm,
  errorPage,
  ...(staging && { stagingNotice }),
  ...(draft && { draft }),
};

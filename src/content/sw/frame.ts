import type { FrameContent } from '../pageFiles';
import { staging } from '../staging';
import { errorPage } from './errorPage';
import { messages } from './messages';
import { readPages } from './reviews';
import { site } from './site';
import { stagingNotice } from './stagingNotice';
import { subscribeForm } from './subscribeForm';

/** Words of the frame around every page in Kiswahili. */
export const frame: FrameContent = {
  site,
  messages,
  subscribeForm,
  errorPage,
  ...(staging && { stagingNotice }),
  draft: {
    note: 'Rasimu: mtu anayezungumza Kiswahili tangu utotoni bado hajayakagua maneno ya ukurasa huu.',
    readPages,
  },
};

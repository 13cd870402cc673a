import type { FrameContent } from '../pageFiles';
import { errorPage } from './errorPage';
import { messages } from './messages';
import { readPages } from './reviews';
import { site } from './site';
import { subscribeForm } from './subscribeForm';

/** Words of the frame around every page in Kiswahili. */
export const frame: FrameContent = {
  site,
  messages,
  subscribeForm,
  errorPage,
  draft: {
    note: 'Rasimu: mtu anayezungumza Kiswahili tangu utotoni bado hajayakagua maneno ya ukurasa huu.',
    readPages,
  },
};

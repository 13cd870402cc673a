import type { PageFiles, RequestContents } from '../../pageFiles';

/** The pages of requests and of news in Kiswahili. */
export const requests: PageFiles<RequestContents> = {};

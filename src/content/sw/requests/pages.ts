import type { PageFiles, RequestContents } from '../../pageFiles';

/** The pages of requests in Kiswahili. */
export const requests: PageFiles<RequestContents> = {};

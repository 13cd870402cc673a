import { whatIsWrong } from './makers';

/** What is wrong with the one who reads. */
export const askMe = whatIsWrong('me');

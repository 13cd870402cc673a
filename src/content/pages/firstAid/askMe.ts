import { whatIsWrong } from './triage';

/** What is wrong with the one who reads. */
export const askMe = whatIsWrong('me');

import { whatIsWrong } from './makers';

/** What is wrong with somebody else who is awake. */
export const askOther = whatIsWrong('other');

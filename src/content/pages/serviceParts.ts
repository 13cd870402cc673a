import type { ServiceContent } from '../pageTypes';
import { onThisPage } from './onThisPage';
import { shortAnswers } from './shortAnswers';

type Part = 'banner' | 'onThisPage' | 'intro' | 'included' | 'ready';

/** Words of the parts that are made alike on every service page. */
interface ServiceWords extends Pick<ServiceContent, 'included' | 'ready'> {
  banner: Omit<ServiceContent['banner'], 'picture'>;
  intro: Omit<ServiceContent['intro'], 'answers'> & { answers: Parameters<typeof shortAnswers>[0] };
}

/** The parts that are made alike on every service page. @param picture Picture of the banner. */
export const serviceParts = (
  words: ServiceWords,
  picture: ServiceContent['banner']['picture'],
): Pick<ServiceContent, Part> => ({
  banner: { ...words.banner, picture },
  onThisPage,
  intro: { ...words.intro, answers: shortAnswers(words.intro.answers) },
  included: words.included,
  ready: words.ready,
});

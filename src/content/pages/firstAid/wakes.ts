import tapAndShout from '#words/firstAid/tapAndShout.json';
import words from '#words/firstAid/wakes.json';
import type { QuestionCardProps } from '../../../components/QuestionCard/QuestionCard';
import { firstAidPath } from '../../../domain/firstAidPath';
import type { TriageId } from '../../triageTypes';
import { language } from '../language';

/** Address of a question after the first. */
export const triagePath = (id: TriageId) => firstAidPath(id, language);

/** The first question. @param length Whether its answers are said in full. */
const asked = (length: 'short' | 'full'): QuestionCardProps => ({
  title: words.title,
  text: tapAndShout.act,
  // Doubt counts as no.
  answers: [
    { label: words.no[length], to: triagePath('askBreathing') },
    { label: words.yes[length], to: triagePath('askOther') },
    { label: words.me[length], to: triagePath('askMe') },
  ],
});

/** The first of three questions that lead to a first-aid page. */
export const wakes = asked('short');

/** The same for the assistant's panel, where each answer has a line of its own. */
export const wakesInFull = asked('full');

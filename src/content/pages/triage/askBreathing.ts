import words from '#words/triage/triage.json';
import cpr from 'virtual:picture/firstAid-cpr';
import type { TriageContent } from '../../triageTypes';
import { pathOf } from '../firstAid/titles';
import { secondQuestion } from './makers';

const { meta, title, lead, said, no, yes, hurt } = words.breathes;

/** Whether somebody who does not wake up breathes. Doubt counts as no. */
export const askBreathing: TriageContent = {
  meta,
  title,
  lead,
  ...secondQuestion(said),
  look: 'cards',
  answers: [
    { ...no, to: pathOf('notBreathing'), picture: cpr },
    { ...yes, to: pathOf('notAwake') },
    // The airway comes before the neck.
    { ...hurt, to: pathOf('spine') },
  ],
};

import words from '#words/firstAid/beat.json';
import type { CprMetronomeProps } from '../../../components/CprMetronome/CprMetronome';

const labels: CprMetronomeProps['labels'] = words.labels;

/** The beat, by whose chest it is. Its rate is inside the 100 to 120 a minute of the steps. */
export const beat: Readonly<Record<'adult' | 'child' | 'baby', CprMetronomeProps>> = {
  adult: { ...words.adult, rhythm: 'pushes', labels },
  child: { ...words.child, rhythm: 'breaths', labels },
  baby: { ...words.baby, rhythm: 'breaths', labels },
};

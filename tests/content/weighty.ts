/** Words of the assistant, and those that the pages have for the same. */
const alike: Readonly<Record<string, string>> = {
  abdominal: 'belly',
  awake: 'wake',
  becom: 'stop',
  cri: 'cry',
  deep: 'down',
  firmly: 'hard',
  held: 'hold',
  injury: 'hurt',
  jewellery: 'ring',
  joint: 'elbow',
  landmark: 'stage',
  longer: 'stop',
  medicine: 'tablet',
  never: 'not',
  normally: 'normal',
  quietly: 'quiet',
  pregnancy: 'pregnant',
  safety: 'safe',
  thrust: 'push',
};

/** Words that join others, and say nothing to do. */
const joining = new Set(['another', 'chang', 'enough', 'keep', 'soon', 'then', 'under', 'where']);

/**
 * Figures, and words of some letters, small and without their endings: what a line of first aid depends on.
 * @param least How many letters a word has at least.
 */
export const weighty = (line: string, least: number): string[] =>
  (line.toLowerCase().match(/\d+|[a-z]+/g) ?? [])
    .filter((word) => /\d/.test(word) || word.length >= least)
    .map((word) => word.replace(/(?:ing|es|ed|s)$/, ''))
    .map((stem) => alike[stem] ?? stem)
    .filter((stem) => !joining.has(stem));

/** Words of the assistant, and the pages' words for the same. */
const alike: Readonly<Record<string, string>> = {
  abdominal: 'belly',
  anybody: 'anyone',
  awake: 'wake',
  becom: 'stop',
  cri: 'cry',
  deep: 'down',
  driv: 'drive',
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
  response: 'respond',
  safety: 'safe',
  somebody: 'someone',
  thrust: 'push',
  tilt: 'tip',
};

/** Words that only connect others. */
const joining = new Set([
  'another',
  'anybody',
  'anyone',
  'because',
  'chang',
  'enough',
  'from',
  'keep',
  'somebody',
  'someone',
  'soon',
  'then',
  'thi',
  'under',
  'where',
]);

/**
 * Numbers, and words of some length, in lower case and without their endings: the content of a first-aid line.
 * @param least Minimum number of letters of a word.
 */
export const weighty = (line: string, least: number): string[] =>
  (line.toLowerCase().match(/\d+|[a-z]+/g) ?? [])
    .filter((word) => /\d/.test(word) || word.length >= least)
    .map((word) => word.replace(/(?:ing|es|ed|s)$/, ''))
    .map((stem) => alike[stem] ?? stem)
    .filter((stem) => !joining.has(stem));

/** Short ways to write several words. */
export const shorthand: Readonly<Record<string, string>> = {
  cant: 'can not',
  cannot: 'can not',
  cnt: 'can not',
  hawezi: 'can not',
  hawawezi: 'can not',
  hakuweza: 'can not',
  hauwezi: 'can not',
  haiwezi: 'can not',
  anashindwa: 'can not',
  ameshindwa: 'can not',
  siwezi: 'i can not',
  hatuwezi: 'we can not',
  sina: 'i not',
  dont: 'do not',
  doesnt: 'do not',
  didnt: 'do not',
  isnt: 'is not',
  aint: 'is not',
  arent: 'are not',
  wont: 'will not',
  hasnt: 'has not',
  im: 'i am',
  ive: 'i have',
  hes: 'he is',
  shes: 'she is',
  its: 'it is',
  youre: 'you are',
  theyre: 'they are',
  whats: 'what is',
  wats: 'what is',
  whos: 'who is',
  wheres: 'where is',
  hows: 'how is',
  mnafanya: 'you do',
  mko: 'are you',
  mna: 'you have',
  unaweza: 'can you',
  mnaweza: 'can you',
  naweza: 'can i',
  nani: 'who',
  nitafika: 'i arrive',
  nifanyeje: 'do what',
  tufanyeje: 'do what',
  dunno: 'do not know',
  sijui: 'do not know',
  heartattack: 'heart attack',
  heartatack: 'heart attack',
  eta: 'how long arrive',
  nipeleke: 'take me',
  ako: 'is',
  hlp: 'help',
  shoti: 'electricity shock',
  kutoka: 'from',
  whatsap: 'whatsapp',
  wasap: 'whatsapp',
};

/** Words without a meaning of their own here: they may stand anywhere. */
export const fillers = new Set(
  (
    'a an the please pls plz kindly just now so very really too also bro boss sir madam guys jamani tafadhali ' +
    'haki aki ati bana ni ya wa la za cha vya kwa na hiyo hii huyu yangu wangu kujua najua jua omg oh god mungu uh um maze manze walai wallahi sana kabisa yake yao tu'
  ).split(' '),
);

/** Words that look like one of ours, misspelt or as a verb, and are none: `kujua` (to know) is not `kujiua`. */
export const plainWords = new Set(
  (
    'accent anima backed became brian closes count detail factor finer kujua master matter metal money odd off ' +
    'patent scaled spain store story strike strikes stubbed threat three italia'
  ).split(' '),
);

/** What several words mean together, after each was replaced. */
export const aliases: readonly (readonly [string, string])[] = [
  ...'1 2 3 4 5 6 7 8 9 10 11 12 one two three four five six seven eight nine ten'
    .split(' ')
    .map((age) => [`${age} year old`, 'child'] as const),
  ['fever bay', 'place'],
  ['first aid', 'firstaid'],
  ['huduma kwanza', 'firstaid'],
  ['car patient', 'ambulance'],
  ['ambulance car', 'ambulance'],
  ['pass out', 'unconscious'],
  ['passed out', 'unconscious'],
  ['passing out', 'unconscious'],
  ['black out', 'unconscious'],
  ['blacked out', 'unconscious'],
  ['hit out', 'unconscious'],
  ['lose conscious', 'unconscious'],
  ['loss of conscious', 'unconscious'],
  ['not conscious', 'unconscious'],
  ['burn knife', 'stab'],
  ['die paralysed', 'paralysed'],
  ['i can not breathe', 'breathless'],
  ['heat stroke', 'heatstroke'],
  ['sun stroke', 'heatstroke'],
  ['oil taa', 'poison'],
  ['water fire', 'hot water'],
  ['child mchanga', 'baby'],
  ['barua pepe', 'email'],
  ['what is app', 'whatsapp'],
  ['call simu', 'call'],
  ['help me', 'helpme'],
];

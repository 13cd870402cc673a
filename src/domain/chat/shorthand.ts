/** Short ways to write several words. */
export const shorthand: Readonly<Record<string, string>> = {
  cant: 'can not',
  cannot: 'can not',
  hawezi: 'can not',
  anashindwa: 'can not',
  siwezi: 'i can not',
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
  firstaid: 'first aid',
  heartattack: 'heart attack',
  heartatack: 'heart attack',
  eta: 'how long arrive',
  nipeleke: 'take me',
  whatsap: 'whatsapp',
  wasap: 'whatsapp',
};

/** Words without a meaning of their own here: they may stand anywhere. */
export const fillers = new Set(
  (
    'a an the please pls plz kindly just now so very really too also bro boss sir madam guys jamani tafadhali ' +
    'haki aki ati bana ni ya wa la za cha vya kwa na hiyo hii huyu yangu wangu kujua najua jua omg oh god mungu uh um'
  ).split(' '),
);

/** Words that look like a misspelt one of ours and are none: `kujua` (to know) is not `kujiua`. */
export const soundWords: readonly string[] = (
  'accent anima backed became brian closes count detail factor finer kujua master matter metal money odd off ' +
  'patent scaled spain store story strike strikes stubbed tablet threat three'
).split(' ');

/** What several words mean together, after each was replaced. */
export const aliases: readonly (readonly [string, string])[] = [
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
  ['knocked out', 'unconscious'],
  ['amepoteza conscious', 'unconscious'],
  ['lost conscious', 'unconscious'],
  ['loss of conscious', 'unconscious'],
  ['not conscious', 'unconscious'],
  ['i can not breathe', 'breathless'],
  ['heat stroke', 'heatstroke'],
  ['sun stroke', 'heatstroke'],
  ['mafuta taa', 'poison'],
  ['child mchanga', 'baby'],
  ['barua pepe', 'email'],
  ['whats app', 'whatsapp'],
  ['help me', 'helpme'],
];

/** A person near the writer, or a pronoun for one. */
const person =
  '(?:friend|bro|brother|sister|son|daughter|wife|husband|mother|mum|mom|father|dad|uncle|aunt|cousin|neighbou?r|colleague|workmate|classmate|roommate|student|child|kid|boy|girl|man|woman|boyfriend|girlfriend|partner|somebody|someone|he|she|they|rafiki|beshte|ndugu|kaka|dada|mke|mume|mama|baba|mtoto|mwan\\w+|jirani|mtu|jamaa)';

/** What somebody in despair does, wants or has. */
const despair =
  '(?:kill\\w*|suicide|die|dying|dead|live|living|life|himself|herself|themsel\\w+|pills?|tablets?|poison|hang\\w*|rope|jump\\w*|cut\\w*|goodbye|kufa|kwaheri|vidonge|tembe|sumu|kamba|(?:ku)?ji(?:ua|nyonga|toa|kata|dhuru|rusha|choma)\\w*)';

/** After this, the writer speaks of grief or of being hurt, not of that person's despair. */
const grief =
  '(?:left|died|dead|beats?|cheat\\w*|dump\\w*|hates?|gone|passed|raped?|ali?kufa|amekufa|aliniacha|ameniacha)';

/** That person as the one in despair; in Kiswahili a verb of the third person is enough. */
const another = [
  new RegExp(`\\b${person}\\b(?:(?!\\b${grief}\\b).){0,50}?\\b${despair}\\b`, 'i'),
  /\b(?:a|wa)(?:na|me|ta|li|ka|ki)?ji(?:ua|nyonga|toa|kata|dhuru|rusha|choma)\w*/i,
  /\b(?:a|wa)(?:na|me|ta|li|ki)\w+(?: \w+){0,2} (?:kufa|kuji(?:ua|nyonga|toa|kata|dhuru|rusha|choma)\w*)\b/i,
  /\b(?:found|finds) \w+ hang(?:ing|ed)\b/i,
];

/** What those who write about somebody else say of themselves. */
const asWitness = new RegExp(
  [
    `\\bi (?:think|believe|fear|know)(?= (?:that )?(?:my |a |the )?${person}\\b)`,
    `\\bi have an?(?= ${person}\\b)`,
    '\\bi (?:just )?(?:found|saw|see|heard)(?! out)',
    '\\bi (?:am|m) (?:worried|scared|afraid|with)',
    "\\bi'?m (?:worried|scared|afraid|with)",
    '\\b(?:what|how|when|where) (?:do|can|should|shall) i(?: do)?',
    '\\b(?:should|can|shall|may) i',
    '\\b(?:told|tells?|telling|text(?:ed|s)?|call(?:ed|s)?|says? to|said to|sent|messaged|asked|help|wrote|writes)(?: to)? me',
    '\\bnifanye\\w*',
    '\\bnina (?:rafiki|wasiwasi|ndugu)',
    '\\bnime(?:m|wa)\\w+',
    '\\bnisaidie\\w*',
  ].join('|'),
  'gi',
);

/** The writer as the one in despair. */
const self =
  /\b(?:i|i'?m|me|my ?self|my (?:own )?life|mimi|ni(?:na|me|ta|li|nge|ka)\w+|nife|na(?:taka|ji|tamani|fikiria|choka|hisi|sikia|feel|wish|plan|think|want)\w*|si(?:taki|wezi|oni)|maisha yangu)\b/i;

/**
 * Whether a message about despair is about somebody other than its writer. In doubt it is about the writer: what helps beside
 * a person at risk names what to take away, which that person must not read.
 */
export function isAboutAnother(message: string): boolean {
  return another.some((words) => words.test(message)) && !self.test(message.replace(asWitness, ' '));
}

/** A word of the English site and its word in Kiswahili, the same on all pages. */
interface ListedWord {
  english: string;
  kiswahili: string;
  /** Variants that stand nowhere: another spelling, or a word that some readers do not know. */
  not?: readonly string[];
}

/** Which word the site uses where Kiswahili has several. Translators and reviewers add to it; a test holds that the others do not appear. */
export const wordList: readonly ListedWord[] = [
  {
    english: 'ambulance',
    kiswahili: 'ambulensi',
    not: ['ambulansi', 'gari la wagonjwa', 'gari ya wagonjwa'],
  },
  { english: 'air ambulance', kiswahili: 'ambulensi ya ndege' },
  { english: 'paramedic', kiswahili: 'paramediki', not: ['mparamediki', 'wahudumu wa ambulensi'] },
  { english: 'crew', kiswahili: 'wahudumu' },
  {
    english: 'emergency medical technician',
    kiswahili: 'mhudumu wa matibabu ya dharura (EMT)',
    not: ['fundi wa matibabu', 'mafundi'],
  },
  { english: 'dispatcher', kiswahili: 'anayepokea simu' },
  { english: 'patient', kiswahili: 'mgonjwa' },
  { english: 'casualty', kiswahili: 'majeruhi' },
  { english: 'seriously ill', kiswahili: 'mahututi' },
  { english: 'first aid', kiswahili: 'huduma ya kwanza', not: ['huduma ya awali', 'msaada wa kwanza'] },
  { english: 'emergency', kiswahili: 'dharura' },
  { english: 'hospital', kiswahili: 'hospitali' },
  { english: 'clinic', kiswahili: 'kliniki', not: ['kliniku'] },
  { english: 'appointment', kiswahili: 'miadi', not: ['apointimenti', 'uteuzi'] },
  { english: 'request', kiswahili: 'ombi' },
  { english: 'quote, offer, price', kiswahili: 'bei' },
  { english: 'cover', kiswahili: 'huduma' },
  { english: 'evacuation', kiswahili: 'kuhamisha wagonjwa kwa dharura', not: ['uokoaji'] },
  { english: 'insurance', kiswahili: 'bima' },
  { english: 'licence', kiswahili: 'leseni' },
  { english: 'training, course', kiswahili: 'mafunzo' },
  { english: 'nurse', kiswahili: 'muuguzi', not: ['nesi'] },
  { english: 'allergy', kiswahili: 'mzio' },
  { english: 'oxygen', kiswahili: 'oksijeni' },
  { english: 'stretcher', kiswahili: 'machela' },
  { english: 'ventilator', kiswahili: 'mashine ya kupumulia' },
  { english: 'email', kiswahili: 'barua pepe', not: ['imeli', 'baruapepe', 'barua-pepe'] },
  { english: 'phone number', kiswahili: 'nambari ya simu', not: ['namba'] },
  { english: 'form', kiswahili: 'fomu' },
  { english: 'press', kiswahili: 'bonyeza', not: ['bofya', 'kliki'] },
  { english: 'website', kiswahili: 'tovuti', not: ['wavuti', 'websaiti'] },
  { english: 'browser', kiswahili: 'browser', not: ['brauza'] },
  { english: 'network', kiswahili: 'mtandao' },
  { english: 'review', kiswahili: 'maoni' },
  { english: 'subscribe', kiswahili: 'jisajili' },
  { english: 'privacy', kiswahili: 'faragha' },
  { english: 'consent', kiswahili: 'idhini' },
  { english: 'county', kiswahili: 'kaunti' },
  { english: 'hours, how long', kiswahili: 'masaa' },
  { english: 'hour, what time', kiswahili: 'saa' },
  { english: 'questions', kiswahili: 'maswali' },
  {
    english: 'not yet checked by our clinician',
    kiswahili: 'mhudumu wetu wa afya bado hajaikagua',
  },
  // First aid: a condition is "Kama …", never a question that is answered by a command.
  { english: 'if you are alone', kiswahili: 'kama uko peke yako' },
  { english: 'if nobody answers', kiswahili: 'wasipojibu' },
  { english: 'if nobody comes', kiswahili: 'asipokuja mtu' },
  // First aid: a word with two meanings, or one for another thing, can kill.
  { english: 'on the wound (press)', kiswahili: 'kwenye jeraha', not: ['juu ya jeraha'] },
  {
    english: 'above the wound (tourniquet)',
    kiswahili: 'kati ya jeraha na mwili',
    not: ['juu yake kidogo', 'juu kidogo ya jeraha'],
  },
  { english: 'a fit, a seizure', kiswahili: 'degedege au kifafa' },
  { english: 'pole', kiswahili: 'fimbo ndefu au ufito', not: ['mti mrefu'] },
  { english: 'dry wood', kiswahili: 'ubao au fimbo kavu ya mti', not: ['mti mkavu'] },
  { english: 'at a right angle', kiswahili: 'kama herufi L', not: ['pembe mraba'] },
  { english: 'short of breath', kiswahili: 'anakosa pumzi', not: ['pumzi fupi'] },
  { english: '10 seconds at most', kiswahili: 'sekunde zisizidi 10', not: ['sekunde 10 tu'] },
  { english: 'umbilical cord', kiswahili: 'kamba ya kitovu' },
  { english: 'collarbone', kiswahili: 'mfupa wa bega ulio chini ya shingo', not: ['mtulinga'] },
  { english: 'rib', kiswahili: 'mbavu', not: ['ubavu umevunjika', 'ubavu kuvunjika'] },
  { english: 'a part cut off', kiswahili: 'sehemu ya mwili', not: ['kiungo kimekatika'] },
  {
    english: 'cool running water (burn)',
    kiswahili: 'maji ya kawaida yanayotiririka',
    not: ['maji baridi yanayotiririka'],
  },
];

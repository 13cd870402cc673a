/** Abbreviations for several words, as a word table. */
export const shortForms = `
not: hayapo haipo haina hauna hayana hawana hazina halina sioni
can not: cant cannot cnt hawezi hawawezi hakuweza hauwezi haiwezi anashindwa ameshindwa
i can not: siwezi nashindwa
not hear: haskii hasikii sisikii hatusikii
not enough: haitoshi hautoshi
we can not: hatuwezi
i not: sina
do not: dont doesnt didnt
is not: isnt aint
are not: arent
will not: wont
has not: hasnt
i am: im
i have: ive
he is: hes
she is: shes
it is: its
you are: youre
they are: theyre
what is: whats wats
who is: whos
where is: wheres
how is: hows
you do: mnafanya
are you: mko
you have: mna
can you: unaweza mnaweza
can i: naweza
who: nani
i arrive: nitafika
do what: nifanyeje tufanyeje
do not know: dunno sijui
heart attack: heartattack heartatack heartattck
how long arrive: eta
take me: nipeleke
is: ako
help: hlp
electricity shock: shoti
from: kutoka
whatsapp: whatsap wasap
`;

/** Words without a meaning here: they may occur anywhere. */
export const fillers = new Set(
  (
    'a an the please pls plz kindly just now so very really too also bro boss sir madam guys jamani tafadhali ' +
    'haki aki ati bana ni ya wa la za cha vya kwa na hiyo hii huyu yangu wangu kujua najua jua omg oh god mungu uh um maze manze walai wallahi sana kabisa yake yao tu'
  ).split(' '),
);

/** Words that look like a misspelling or a verb form of a known word, but are not: `kujua` (to know) is not `kujiua`. */
export const plainWords = new Set(
  (
    'accent anima backed draw drawing drawn became brian closes count detail factor finer hoarse kujua mango mangoes master matter metal money odd off ' +
    'patent scaled spain store story strike strikes stubbed threat three italia alikua ameoga amekua attend baking beach bitter bother brathe bride ' +
    'brake butter buying canter chipped clonic cooked crashing dealing divers dragged dripped dripping estimate experience filling foods fried fries ' +
    'hakina hears hollow kabali kadogo kifaa kijani kuchanga laini leaning leave licked lodge madhara magadi matroni mchezo mitatu mlipo moaning ' +
    'mpeleka mshipi nimecheka nitapita nitume nyaya nyuma packed pasaka patrol paying piece pinching policy sabini scrape seats section selling ' +
    'served shaba shouting shuka sipped sitting sores spots spotting stars string stronger sweets table tanks thinks tipped viungo waist wee wetness ' +
    'widow'
  ).split(' '),
);

/** Meanings of several words together, after each was replaced. */
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
  ['ameblack out', 'unconscious'],
  ['blacked out', 'unconscious'],
  ['hit out', 'unconscious'],
  ['lose conscious', 'unconscious'],
  ['loss of conscious', 'unconscious'],
  ['not conscious', 'unconscious'],
  ['burn knife', 'stab'],
  ['seli mundu', 'selimundu'],
  ['die paralysed', 'paralysed'],
  ['i can not breathe', 'breathless'],
  ['heat stroke', 'heatstroke'],
  ['sun stroke', 'heatstroke'],
  ['oil taa', 'poison'],
  ['water fire', 'hot water'],
  ['oil fire', 'hot oil'],
  ['uji fire', 'hot uji'],
  ['maziwa fire', 'hot milk'],
  ['tea fire', 'hot tea'],
  ['soup fire', 'hot soup'],
  ['sasa hivi', 'hivi'],
  ['child mchanga', 'baby'],
  ['barua pepe', 'email'],
  ['what is app', 'whatsapp'],
  ['call simu', 'call'],
  ['help me', 'helpme'],
  ['gas bleed', 'gas leak'],
  ['not tumaini', 'hopeless'],
  ['cut roho', 'dead'],
  ['lose roho', 'dead'],
  ['is not understand', 'not understand'],
  ['finish strength', 'weak'],
  ['conscious lose', 'unconscious'],
  ['ishirini nne', '24'],
  ['strength finish', 'weak'],
  ['roof bleed', 'roof leak'],
  ['die to see', 'eager to see'],
  ['die to know', 'eager to know'],
  ['die to try', 'eager to try'],
  ['not strength', 'weak'],
  ['arm wake', 'arm'],
  ['leg wake', 'leg'],
  ['body wake', 'body'],
  ['face wake', 'face'],
  ['chest wake', 'chest'],
  ['mouth wake', 'mouth'],
  ['neck wake', 'neck'],
  ['neck convulsion', 'stiff neck'],
  ['eye enter inside', 'sunken eye'],
  ['eye inside deep', 'sunken eye'],
  ['eye drown', 'sunken eye'],
  ['can not right', 'can not cry'],
  ['nail gun', 'nailgun'],
  ['head wake', 'head'],
  ['eye wake', 'eye'],
  ['back wake', 'back'],
  ['heart wake', 'heart'],
  ['stomach wake', 'stomach'],
];

import { owner, phrasebook, type PatternOwner } from './engine/phrases';
import { typedWords } from './engine/words';
import { isAboutAnother } from './isAboutAnother';

/** What a message says of when, to whom and how far it has come; in doubt nothing is said. */
export interface Circumstances {
  /** It is long over: months or years ago, or in childhood. */
  past?: true;
  /** The patient is out of the water, the fire or the rubble already. */
  out?: true;
  /** The child is born already. */
  born?: true;
  /** Somebody in despair is not the writer. */
  other?: true;
  /** Nobody is hurt or ill. */
  nobody?: true;
  /** Somebody who was not awake has come round. */
  awakeAgain?: true;
}

type Circumstance = Exclude<keyof Circumstances, 'other'>;

interface CircumstanceSign extends PatternOwner {
  means: Circumstance;
  /** The message speaks against it. */
  against?: true;
}

const sign = owner<CircumstanceSign>();

/** What somebody has done, in the forms of Kiswahili and Sheng: `amezaa`, `alizaa`, `nimezaa`, `ashazaa`. */
const done = (beginnings: string, ...stems: string[]) =>
  stems.flatMap((stem) => beginnings.split(' ').map((beginning) => beginning + stem)).join('|');

const they = 'ame ali ka wame wali asha amesha';
const anybody = `${they} nime nili tume tuli nisha tusha`;
const onHim = 'nimem nilim tumem tulim wamem walim nimew tumew wamew nimewa tumewa wamewa';

/** Patterns are tried on the words as typed: their translation has no tense. */
const signs: readonly CircumstanceSign[] = [
  sign({ means: 'past' })`
    years|months|decades ago
    last year
    long ago
    long time ago
    when|while i was .. child|kid|little|young|small|boy|girl|class|primary|baby
    as a child|kid|boy|girl|baby
    in my|his|her childhood
    in class|standard|primary .. i|we
    before i was born
    back in the day|days
    utotoni
    ^ zamani
    hapo zamani
    zamani nilikuwa|alikuwa|tulikuwa|ilikuwa
    mwaka jana|uliopita|juzi
    miaka|miezi .. iliyopita
    nilipokuwa|tulipokuwa mtoto|mdogo|darasa|shule
    nikiwa|tukiwa mtoto|mtoi|mdogo|class|darasa|watoto
    enzi za
    siku za nyuma
    kitambo sana
  `,
  sign({ means: 'past', against: true })`
    now|today|again|still|currently|tonight|since
    sasa|leo|tena|bado|saa|sahii|sai|imerudi|umerudi|amerudi|tangu
    has come|came back
    is|are back
  `,
  sign({ means: 'out' })`
    pulled|dragged|brought|fished|lifted|roped|rescued|carried|took|got|taken|removed .. out|ashore
    pulled|dragged|brought|rescued|taken|saved .. from|to .. water|pool|river|lake|sea|dam|well|tank|bank|shore|land|fire|rubble|house
    have|has|got him|her|them|it out
    is|are|was out of|now|already
    pulled .. mtoto|mtoi|msee|him|her|them
    ${done(onHim, 'toa', 'vuta', 'opoa', 'wopoa', 'okoa', 'pull', 'rescue')}
    ${done(they, 'tolewa', 'opolewa', 'okolewa', 'vutwa')}
    ${done(they, 'toka')} .. majini|mtoni|motoni|nje
  `,
  sign({ means: 'out', against: true })`
    not|never|trying|try|cant|cannot|couldnt|havent|hasnt|nobody .. pull|pulled|get|got|reach|rescue|out
    still|stuck|trapped in|under|inside|down
    bado .. ndani|majini|chini|hatujamtoa|hajatoka|yuko|ako|wako
    bado majini|ndani|chini|yuko|ako
    hatujamtoa|hatujamvuta|hajatolewa|hajatoka|hatujampata|hatumpati|haonekani
    kumtoa|kumvuta|kumwopoa
  `,
  sign({ means: 'born' })`
    gave birth
    have|has given birth
    i|she|woman|wife|mother|mum|sister|just|has|have delivered
    delivered yesterday|today|last|at|home|two|three|this|a|her|the
    after birth|delivery|delivering|giving|childbirth
    baby|child|twin is|has|was|came out|here|come|arrived|born|delivered
    baby|child came|arrived !first
    just|was|is born
    had a|her|the|my baby
    placenta|afterbirth
    ${done(anybody, 'jifungua', 'zaa', 'jifungulia', 'zalishwa', 'deliver', 'dedeliver')}
    mtoto|mtoi|kichanga|baby ${done(they, 'toka', 'zaliwa')} !nusu|miguu|mguu|kichwa|mkono|na
    ${done(they, 'zaliwa')}
    baada ya kujifungua|kuzaa
    baada ya mtoto kutoka|kuzaliwa
    kondo|plasenta
  `,
  sign({ means: 'born', against: true })`
    in labour|labor
    is|are pushing|crowning
    about|going|wants to deliver|push
    anasukuma|anapush|anajifungua|anazaa|hajazaa|hajajifungua
    not|hasnt|havent .. delivered|born|birth
    due
  `,
  sign({ means: 'nobody' })`
    nobody|noone|none is|was|has|been|got|of? .. hurt|injured|sick|ill|dead|died|affected|harmed|stung|bitten|fainted
    no one is|was|has|got .. hurt|injured|sick|ill|dead|died|affected|harmed|stung|bitten
    no one fainted|died
    nobody|noone hurt|injured|died|fainted
    no injuries|casualties|injury|patient|patients|victims
    we|i are|am|were|was? not hurt|injured|sick|ill|unwell
    im|i not hurt|injured|sick|ill
    nothing is wrong
    hakuna majeruhi|mgonjwa|wagonjwa|aliyeumia|alieumia|aliyekufa|aliyezimia|aliyejeruhiwa|walioumia
    hakuna mtu|msee|mse ameumia|mgonjwa|amekufa|alikufa|aliumia|alieumia|aliyeumia|amehurt
    hatukuumia|hatujaumia|sikuumia|sijaumia|hawakuumia|hawajaumia
    mimi|sisi|yeye hapana|si|sio mgonjwa|wagonjwa|majeruhi|umia|kuumia
    mimi ni? mzima|salama
    tuko salama|wazima
    sote|wote tuko|wako salama|wazima|fiti|poa
  `,
  sign({ means: 'nobody', against: true })`
    but|except|only|although|though
    lakini|ila|isipokuwa|kasoro|isipokua
    nobody|noone is|was|has|can|will|wants .. help|helping|helped|come|coming|answer|answering|picking|here
    no one is|was|has|can|will .. help|helping|come|coming|here
    hakuna mtu .. kunisaidia|kusaidia|anasaidia|anayesaidia
  `,
  sign({ means: 'awakeAgain' })`
    awake|conscious now|again|already
    is|are|hes|shes awake|conscious
    woke|wakes|woken up
    came|come|comes|coming round|around|to
    came|come back to
    opened|opens his|her|their|the eyes
    regained|regains|gained consciousness|conscious
    up and talking
    ${done(they, 'amka', 'zinduka', 'wake', 'fumbua')}
    ${done(they, 'pata', 'rudiwa')} na? fahamu
    fahamu imerudi|zimerudi|imerejea
    ${done(they, 'fungua', 'fumbua')} macho
    ${done(they, 'rudi', 'regain')} fahamu|conscious|consciousness
  `,
  sign({ means: 'awakeAgain', against: true })`
    not|never|wont|hasnt|didnt|cant|cannot|isnt|barely .. awake|wake|woke|woken|conscious|come|came|round|up|open|regained
    again asleep|unconscious|fainted
    under again
    tena ${done(they, 'zimia', 'zirai', 'lala')}
    haamki|hajaamka|hazinduki|hajitambui|hafungui
    ${done('haja hawa haku', 'amka', 'zinduka', 'jaamka')}
  `,
];

const find = phrasebook(signs);

/** A year of the last century or this one. */
const year = /\b(?:19[4-9]|20[01])\d\b/;

/** Reads the circumstances of a message. */
export function circumstancesOf(message: string): Circumstances {
  const found = find(typedWords(message));
  const isSaid = (one: Circumstance, against?: true) =>
    [...found].some((other) => other.means === one && other.against === against);
  const named = new Set(signs.map(({ means }) => means));
  const said: Circumstances = isAboutAnother(message) ? { other: true } : {};
  for (const one of named) {
    const has = isSaid(one) || (one === 'past' && year.test(message));
    if (has && !isSaid(one, true)) said[one] = true;
  }
  return said;
}

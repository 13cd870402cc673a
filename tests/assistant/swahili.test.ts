import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../src/assistant/parseMessage';
import { verbReader } from '../../src/assistant/engine/swahili';
import { verbs } from '../../src/assistant/engine/verbs';
import { meaningOf } from '../../src/assistant/engine/vocabulary';

const verbOf = verbReader([
  ['shika', 'catch'],
  ['~zima', 'faint'],
  ['zimia', 'faint'],
  ['@piga', 'beat'],
  ['amka', 'wake'],
  ['pumua', 'breathe'],
  ['jibu', 'answer'],
  ['nywa', 'drink'],
  ['kula', 'eat'],
  ['mwaga', 'pour'],
  ['ungua', 'burn'],
  ['saidia', 'help'],
  ['kata', 'cut'],
  ['uma', 'pain'],
  ['zama', 'drown'],
]);

describe('Swahili verbs', () => {
  it.each([
    // Persons and noun classes, times, objects.
    ['ameshika', 'catch'],
    ['umeshika', 'catch'],
    ['imeshika', 'catch'],
    ['kimeshika', 'catch'],
    ['vilishika', 'catch'],
    ['zitashika', 'catch'],
    ['yanashika', 'catch'],
    ['limeshika', 'catch'],
    ['umemshika', 'catch'],
    ['imewashika', 'catch'],
    ['nimeshika', 'catch'],
    ['wanashika', 'catch'],
    ['ameshashika', 'catch'],
    ['kushika', 'catch'],
    ['kumshika', 'catch'],
    ['nashika', 'catch'],
    // Whom it is done to, where it is the one who writes.
    ['ananipiga', 'beat me'],
    ['anampiga', 'beat'],
    ['umenishika', 'catch'],
    // Passives and applicatives.
    ['ameshikwa', 'catch'],
    ['nimepigwa', 'beat'],
    ['imemwagwa', 'pour'],
    ['imemmwagia', 'pour'],
    ['amemwagiwa', 'pour'],
    ['ameunguliwa', 'burn'],
    // Negatives.
    ['haamki', 'is not wake'],
    ['hapumui', 'is not breathe'],
    ['hawapumui', 'is not breathe'],
    ['sipumui', 'i not breathe'],
    ['hajibu', 'is not answer'],
    ['hajaamka', 'is not wake'],
    ['hakupumua', 'is not breathe'],
    ['hawakuamka', 'is not wake'],
    // Relative forms, wishes, short verbs.
    ['aliyezama', 'drown'],
    ['waliozimia', 'faint'],
    ['tumsaidie', 'help'],
    ['amekunywa', 'drink'],
    ['wamekula', 'eat'],
    // Of people only, with a person as object only.
    ['amezima', 'faint'],
    ['wamezima', 'faint'],
    ['imezima', undefined],
    ['ampige', undefined],
    ['amepiga', undefined],
    // Ends of other words.
    ['mume', undefined],
    ['waume', undefined],
    ['mkate', undefined],
    ['shika', undefined],
    ['mshika', undefined],
    ['italia', undefined],
    ['hashika', undefined],
    ['a', undefined],
    ['', undefined],
  ])('%s: %s', (word, meaning) => {
    expect(verbOf(word)).toBe(meaning);
  });

  it('lists no stem twice', () => {
    const stems = verbs.map(([stem]) => stem);
    expect(new Set(stems).size).toBe(stems.length);
  });
});

/** The same thing said in other persons, classes and voices is read the same. */
describe('one state, many forms', () => {
  it.each([
    [
      'electricShock',
      'umeme umemshika, umeme umenishika, stima imewashika, ameshikwa na stima, alishikwa na umeme',
    ],
    ['sexualViolence', 'amebakwa, nimebakwa, walibakwa, alimbaka, mtoto amenajisiwa, wamemnajisi'],
    ['strangled', 'amenyongwa, alinyongwa, nimenyongwa, walimnyonga, ananinyonga'],
    ['seizure', 'amekakamaa, anakakamaa, amekakamaa mwili, kukakamaa, mtoto alikakamaa'],
    ['violenceAtHome', 'bwana yangu ananipiga, mume wangu amenipiga, mume wangu alinichapa, baba ananipiga'],
    ['brokenBone', 'amevunjika mguu, nimevunjika mkono, mguu umevunjika, alivunjwa mkono'],
    ['danger', 'gesi imelipuka, mtungi umelipuka, gesi ililipuka, zimelipuka'],
    ['drowning', 'amezama, anazama, wamezama, alizama mtoni, mtoto aliyezama'],
    [
      'choking',
      'amepaliwa, amepaliwa na chakula, mtoto alipaliwa, chakula kimemkwama kooni, nimekwama mfupa kooni',
    ],
    [
      'burns',
      'ameungua, ameungua mkono, nimechomwa na uji, wamemchoma, uji umemwagikia mtoto, chai ilimmwagikia',
    ],
    [
      'notAwake',
      'amezimia, wamezimia, alizimia, amezima, haamki, hawaamki, hajaamka, hajibu, anakoroma, amefaint',
    ],
    ['notBreathing', 'hapumui, hawapumui, hakupumua, mtoto hapumui, hahemi'],
    ['bleeding', 'anavuja, anavuja damu, alidungwa kisu, amedungwa, wamemdunga, nimedungwa, anableed'],
    ['stroke', 'uso umepinda, mdomo umempinda, mkono umekufa ganzi, amepooza'],
  ])('%s', (id, messages) => {
    const others = messages.split(', ').filter((message) => {
      const reading = parseMessage(message);
      return ![...(reading?.topics ?? []), ...(reading?.concerns ?? [])].some((one) => one === id);
    });
    expect(others).toEqual([]);
  });
});

/** Everyday words and sentences: none tells of an emergency. */
const everyday = `
mume. mke. wanaume. wanawake. wanadamu. binadamu. mkate. meza. mezani. habari. hali ya hewa. hali nzuri. siku. sikukuu.
huduma. duma. chuma. nyuma. nyumba. dumu. tumia. tumaini. zamani. zamu. thamani. amani. imani. Italia. familia. Australia.
Kuwait. kulia. mkulima. kilimo. kalamu. kalenda. katikati. kata ya tatu. katiba. mkataba. kuku. kuni. kununua. kuuza.
mwalimu. wanafunzi. mwanafunzi. masomo. kusoma. anasoma. anasomea. wanasoma. tulisoma. kuandika. ameandika. barua.
tunaimba. wameimba. kuimba. wimbo. kucheza. wanacheza mpira. alicheza. mchezo mzuri. furaha. nimefurahi. anafurahia.
kupika. anapika ugali. amepika wali. tumepika chapati. kula chakula. tunakula pamoja. wamekula ugali. nimeshiba.
amelala. tunalala. kitanda. amepanda basi. tumepanda miti. alipanda mlima. kupanda mbegu. anauza matunda. amenunua gari.
tulinunua unga. wamejenga nyumba. anajenga. amefungua duka. umefunga mlango. anafunga safari. wamefunga ndoa. amefunga bao.
anaishi Nairobi. tunaishi hapa. ninafanya kazi. mnafanya kazi. amefanya vizuri. anapenda watoto. ninampenda. wanapendana.
nimependa. anataka kwenda sokoni. tunataka kununua. nataka kujua. ninajua. hajui. sijui. tumejua. anaelewa. nimeelewa.
anatembea. tunatembea pamoja. wanatembea shambani. amekuja leo. watakuja kesho. tumefika salama. anangoja basi.
amesimama pale. inasimama. wamesimama. ameketi. anakaa karibu. tulikaa. anasikiliza muziki. anasikia. ameona ndege. tunaona.
ninaona vizuri. wameonana. tutaonana kesho. anaongea na rafiki. tumeongea jana. wanazungumza Kiswahili. alisema ndiyo.
amesema. niliambiwa. amejibu barua. wamejibu. jibu lake. swali na jibu. anauliza. ameuliza. amepiga picha. anapiga gitaa.
tunapiga kura. alipiga bao. amepiga magoti. kupiga pasi. anapiga mswaki. wanapiga makofi. ameamka mapema. tunaamka saa kumi.
amemaliza. tumemaliza. imeisha. alianza. tunaanza leo. maji safi. maji baridi. anachota maji. amekunywa chai. tunakunywa maji.
wanakunywa soda. moto na baridi. mvua inanyesha. jua linawaka. taa inawaka. taa imezima. stima imepotea. stima imezima.
stima imerudi. bei ya stima. nyama choma. tunachoma nyama. wanachoma mahindi. anaosha nguo. amevaa viatu. kiatu kimepotea.
funguo zimepotea. nimepoteza kalamu. anakata nyanya. kukata tamaa. amekata nywele. anakata miti. tikiti. kukutana. tumekutana.
ananipenda. ananijua. amenipa zawadi. ananiambia. alinipeleka shule. amenifundisha.
tunajifunza Kiingereza. amefundisha. ng'ombe wanakula nyasi. mbwa amelala. paka anacheza. kuku amekufa. simu imekufa.
betri imekufa. mti umeanguka. amepanda nduthi. gari ni jipya. basi linaondoka. treni inaondoka. ndege inaruka. meli bandarini.
bahari na ziwa. mto ni mrefu. kisima kipya. choo kipya. dukani. sokoni. shuleni. kazini. kanisani. mjini. kijijini. shambani.
barabarani. jikoni. mezani. chumbani. mlangoni. dirishani. kichwa cha habari. mkono wa serikali. moyo safi. roho safi.
macho mazuri. uso mzuri. rangi nyekundu. mgongo wa tembo. simba ni mnyama. samaki ni chakula.
harusi ya rafiki. sherehe ya leo. sikukuu njema. mwaka mpya. kesho kutwa. juma lijalo. mwezi ujao. asubuhi njema. mchana mwema.
`;

describe('everyday Swahili', () => {
  const sentences = everyday
    .split(/[.\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

  it('is no emergency', () => {
    expect(sentences.length).toBeGreaterThan(240);
    const feared = sentences.filter((sentence) => {
      const reading = parseMessage(sentence);
      return reading && (reading.urgent || reading.topics.length > 0 || reading.concerns.length > 0);
    });
    expect(feared).toEqual([]);
  });

  it('is not taken apart where it is no verb', () => {
    const nouns =
      'mume wanaume wanadamu mkate meza habari siku huduma nyuma zamani thamani amani italia familia australia kulima kalamu katiba kuku kuni nyanya kichwa kanisani hawa haya hapa hali huku kumi mia mbili tatu wale hawo';
    expect(
      nouns.split(' ').filter((noun) => verbReader(verbs)(noun) !== undefined && meaningOf(noun)),
    ).toEqual([]);
  });
});

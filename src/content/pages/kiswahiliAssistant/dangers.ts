import type { ConcernId } from '../../../domain/assistantIds';
import { ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const safety = 'Usalama wako kwanza';

/** Where the helper is in danger as well: own safety comes before every step; in Kiswahili. */
export const dangers = {
  electricShock: urgent(
    [
      'Usimguse stima ikiwa bado imewaka. Zima swichi kuu (main switch).',
      'Mvua, sakafu yenye maji, au wewe umelowa? Usitumie fimbo wala kamba: zima swichi kuu, la sivyo kaa mbali.',
      'Pote ni pakavu, ni stima ya nyumbani, na huwezi kuizima? Simama kwenye ubao mkavu, msukume mbali kwa ubao au fimbo kavu ya mti, au plastiki.',
      'Waya wa stima wa nje? Kaa umbali wa mita 20, uwazuie wengine, hata kama unaonekana hauna stima.',
      'Radi? Unaweza kumgusa sasa hivi: ni salama. Watu kadhaa wameumia? Kwanza asiyepumua au asiyesogea.',
      ifNotAwake,
      'Stima imezimwa, na ameungua? Maji ya kawaida yanayotiririka, dakika 20. Kila aliyepigwa na stima aende hospitali.',
    ],
    {
      avoid: ['Usitumie kitu kilicholowa maji, wala chombo cha chuma.'],
    },
  ),
  drowning: urgent(
    [
      'Usiingie majini. Piga kelele. Lala chini, mnyooshee fimbo ndefu au ufito, tawi au leso, au mrushie kamba au jerikani tupu.',
      'Shimo, choo cha shimo au kisima? Huenda hewa ni mbaya: mtu asiingie bila kamba na msaada.',
      'Ametolewa majini? Kichwa nyuma (mtoto mchanga: uso sawa), inua kidevu, tazama kifua kwa sekunde zisizidi 10.',
      'Hapumui kawaida? Pumzi 5 kwanza. Kisha bonyeza katikati ya kifua kwa sehemu ya chini ya kiganja kimoja, mkono wa pili juu ya huo.',
      'Mtu mzima sentimita 5 hadi 6, mtoto 5, mtoto mchanga 4, mara 100 hadi 120 kwa dakika. Kisha rudia: 30, kisha pumzi 2.',
      'Huwezi kupuliza pumzi? Bonyeza bila kupumzika. Kuna AED? Kausha kifua. Anapumua, haamki? Mlaze kwa ubavu, akiwa mkavu, asipate baridi.',
      'Kila aliyetolewa majini aende hospitali. Papo hapo: alizimia, anakohoa, ana povu, usingizi, amechanganyikiwa, anatapika, ni wa bluu, anapumua haraka au kwa shida.',
    ],
    {
      avoid: ['Usiruke majini.', 'Usibonyeze tumbo.', 'Usimning’inize kichwa chini.'],
    },
  ),
  fire: urgent([
    `${safety}: toka nje, usirudi ndani. Piga kelele, ili wote watoke.`,
    'Sema ni watu wangapi bado wako ndani.',
    'Nguo zinawaka moto? Simama, lala chini, biringika, au funika moto kwa kitambaa kizito.',
    'Mwagia palipoungua maji ya kawaida yanayotiririka, dakika 20.',
    'Masizi, anakohoa au sauti imekauka baada ya moshi? Aende hospitali.',
    ifNotAwake,
  ]),
  smoke: urgent(
    [
      `${safety}: piga kelele, fungua mlango na madirisha kutoka nje. Usiingie peke yako. Usikae ndani.`,
      'Watu kadhaa wanaumwa na kichwa, wana kichefuchefu au usingizi? Wote watoke nje kwenye hewa safi, wasirudi ndani.',
      'Zima jenereta. Toa jiko nje ikiwa itachukua sekunde chache tu.',
      'Harufu ya gesi? Usiwashe moto, usiguse swichi, usitumie simu ndani. Fungua, wote watoke, piga simu ukiwa nje.',
      ifNotAwake,
      'Anapumua, lakini haamki? Mlaze kwa ubavu.',
      'Kila aliyevuta moshi aende hospitali, hata akijisikia vizuri.',
    ],
    {
      avoid: ['Usilale kwenye chumba chenye jiko linalowaka.'],
    },
  ),
  trapped: urgent([
    `${safety}. Sema ni wangapi wamenaswa, na tangu saa ngapi.`,
    'Ondoa kila mzigo mara tu inapokuwa salama, hata kama amebanwa kwa muda mrefu.',
    'Kichwa, shingo, kifua na tumbo kwanza. Usiingie chini ya mzigo usiotegemezwa.',
    'Anavuja damu nyingi? Bonyeza jeraha.',
    ifNotAwake,
    'Alale, asipate baridi. Waambie wahudumu amebanwa kwa muda gani.',
    'Kila aliyebanwa aende hospitali, hata bila maumivu wala alama.',
  ]),
  danger: urgent(
    [
      `${safety}. Kaa mbali na moto, gesi, nyaya na kinachoweza kuanguka. Gesi? Usiwashe moto, usiguse swichi, usitumie simu.`,
      'Mwambie anayepokea simu kuhusu hatari hiyo, na ni watu wangapi wameumia au wamenaswa.',
      'Usimkaribie aliyeumia hadi pawe salama.',
      ifNotAwake,
      'Anavuja damu nyingi? Bonyeza jeraha.',
    ],
    {},
  ),
  attack: urgent(
    [
      `${safety}: ngoja hadi washambuliaji waondoke. Polisi: 999.`,
      'Anavuja damu nyingi? Bonyeza jeraha kwa nguvu: kitambaa, mikono miwili, uzito wote.',
      'Kitu kimo ndani? Kiache. Tundu kifuani? Liache wazi.',
      'Tafuta jeraha la pili, hata mgongoni.',
      ifNotAwake,
      'Mlaze chini, asipate baridi.',
    ],
    {
      avoid: ['Usiguse kisu wala silaha.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

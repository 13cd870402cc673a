import type { ConcernId } from '../../../domain/assistantIds';
import { ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const safety = 'Usalama wako ndio wa kwanza';

/** Where the helper is in danger as well: own safety comes before every step; in Kiswahili. */
export const dangers = {
  electricShock: urgent(
    [
      'Usimguse kama stima bado imewaka. Zima swichi kuu (main switch).',
      'Kama kuna mvua, sakafu yenye maji, au wewe umelowa, usitumie fimbo wala kamba: zima swichi kuu, la sivyo kaa mbali.',
      'Kama pote ni pakavu, ni stima ya nyumbani, na huwezi kuizima, simama kwenye ubao mkavu, na umsukume mbali kwa ubao au fimbo kavu ya mti, au plastiki.',
      'Kama ni waya wa stima wa nje, kaa umbali wa mita 20, na uwazuie wengine, hata kama unaonekana hauna stima.',
      'Baada ya radi, ni salama kumgusa mara moja. Kama watu kadhaa wameumia, kwanza msaidie asiyepumua au asiyesogea.',
      ifNotAwake,
      'Stima ikizimwa, mwagia palipoungua maji ya kawaida yanayotiririka kwa dakika 20. Kila aliyepigwa na stima aende hospitali.',
    ],
    {
      avoid: ['Usitumie kitu kilicholowa maji, wala chombo cha chuma.'],
    },
  ),
  drowning: urgent(
    [
      'Usiingie majini. Piga kelele. Lala chini, umnyooshee fimbo ndefu au ufito, tawi au leso, au umrushie kamba au jerikani tupu.',
      'Katika shimo, choo cha shimo au kisima, huenda hewa ni mbaya. Mtu asiingie bila kamba na msaada.',
      'Akitolewa majini, rudisha kichwa nyuma (mtoto mchanga: uso sawa), inua kidevu, na utazame kifua kwa sekunde zisizidi 10.',
      'Kama hapumui kawaida, mpe pumzi 5 kwanza. Kisha bonyeza katikati ya kifua kwa sehemu ya chini ya kiganja kimoja, mkono wa pili juu ya huo.',
      'Bonyeza mtu mzima sentimita 5 hadi 6, mtoto 5, mtoto mchanga 4, mara 100 hadi 120 kwa dakika. Bonyeza mara 30, kisha pumzi 2, na urudie.',
      'Kama huwezi kupuliza pumzi, bonyeza bila kupumzika. Kausha kifua kwa ajili ya AED. Kama anapumua lakini haamki, mlaze kwa ubavu, akiwa mkavu, asipate baridi.',
      'Kila aliyetolewa majini aende hospitali, papo hapo kama alizimia, anakohoa, ana povu, usingizi, amechanganyikiwa, ni wa bluu, anatapika, au anapumua haraka au kwa shida.',
    ],
    {
      avoid: ['Usiruke majini.', 'Usibonyeze tumbo.', 'Usimning’inize kichwa chini.'],
    },
  ),
  fire: urgent([
    `${safety}: toka nje, usirudi ndani. Piga kelele, ili wote watoke.`,
    'Sema ni watu wangapi bado wako ndani.',
    'Kama nguo zinawaka moto, simama, lala chini, biringika, au funika moto kwa kitambaa kizito.',
    'Mwagia palipoungua maji ya kawaida yanayotiririka kwa dakika 20.',
    'Kama kuna masizi, anakohoa au sauti imekauka baada ya moshi, aende hospitali.',
    ifNotAwake,
  ]),
  smoke: urgent(
    [
      `${safety}: piga kelele, fungua mlango na madirisha kutoka nje. Usiingie peke yako. Usikae ndani.`,
      'Kama watu kadhaa wanaumwa na kichwa, wana kichefuchefu au usingizi, wote watoke nje kwenye hewa safi, wasirudi ndani.',
      'Zima jenereta. Toa jiko nje ikiwa itachukua sekunde chache tu.',
      'Ukisikia harufu ya gesi, usiwashe moto, usiguse swichi, usitumie simu ndani. Fungua milango, wote watoke, na upige simu ukiwa nje.',
      ifNotAwake,
      'Kama anapumua lakini haamki, mlaze kwa ubavu.',
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
    'Alale, na asipate baridi. Waambie wahudumu amebanwa kwa muda gani.',
    'Kila aliyebanwa aende hospitali, hata bila maumivu wala alama.',
  ]),
  danger: urgent(
    [
      `${safety}. Kaa mbali na moto, gesi, nyaya na kinachoweza kuanguka. Karibu na gesi, usiwashe moto, usiguse swichi, usitumie simu.`,
      'Mwambie anayepokea simu kuhusu hatari hiyo, na ni watu wangapi wameumia au wamenaswa.',
      'Usimkaribie aliyeumia hadi pawe salama.',
      ifNotAwake,
      'Anavuja damu nyingi? Bonyeza jeraha.',
    ],
    {},
  ),
  attack: urgent(
    [
      `${safety}: ngoja hadi washambuliaji waondoke. Nambari ya polisi ni 999.`,
      'Kama anavuja damu nyingi, bonyeza jeraha kwa nguvu, kwa kitambaa, mikono miwili na uzito wako wote.',
      'Kama kitu kimo ndani, kiache. Kama kuna tundu kifuani, liache wazi.',
      'Tafuta jeraha la pili, hata mgongoni.',
      ifNotAwake,
      'Mlaze chini, na asipate baridi.',
    ],
    {
      avoid: ['Usiguse kisu wala silaha.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

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
      'Huwezi, na ni stima ya nyumbani? Simama juu ya ubao mkavu, msukume mbali kwa mti mkavu au plastiki.',
      'Waya wa stima wa nje? Kaa umbali wa mita 20.',
      'Radi? Unaweza kumgusa sasa hivi: ni salama.',
      ifNotAwake,
      'Stima imezimwa, na ameungua? Mwagia palipoungua maji baridi yanayotiririka dakika 20.',
      'Kila aliyepigwa na stima aende hospitali.',
    ],
    {
      first: 'Stima? Usimguse hadi stima izimwe kwenye swichi kuu (main switch).',
      avoid: ['Usitumie kitu kilicholowa maji, wala chombo cha chuma.'],
    },
  ),
  drowning: urgent(
    [
      'Usiingie majini. Piga kelele. Lala chini, mnyooshee mti mrefu, tawi au leso, au mrushie kamba au jerikani tupu.',
      'Shimo, choo cha shimo au kisima? Huenda hewa ni mbaya: mtu asiingie bila kamba na msaada.',
      'Ametolewa? Kichwa nyuma (mtoto mchanga: uso sawa), kidevu juu, tazama kifua kwa sekunde 10. Hapumui kawaida: pumzi 5 kwanza.',
      'Kisha bonyeza: sehemu ya chini ya kiganja kimoja katikati ya kifua, mkono wa pili juu, nyoosha mikono, kwa nguvu na haraka.',
      'Mtu mzima sentimita 5 hadi 6, mtoto 5, mtoto mchanga 4, mara 100 hadi 120 kwa dakika. Bonyeza mara 30, kisha pumzi 2, kwa zamu.',
      'Huwezi kupuliza pumzi? Bonyeza bila kupumzika.',
      'Anapumua, lakini haamki? Mlaze kwa ubavu. Aliyepuliziwa pumzi au kubonyezwa kifua aende hospitali.',
    ],
    {
      first: 'Anazama: wewe usiingie majini. Akitolewa: pumzi 5 kwanza, kisha bonyeza mara 30 na pumzi 2.',
      avoid: ['Usiruke majini.', 'Usibonyeze tumbo.', 'Usimning’inize kichwa chini.'],
    },
  ),
  fire: urgent(
    [
      `${safety}: toka nje, usirudi ndani. Piga kelele, ili wote watoke.`,
      'Sema ni watu wangapi bado wako ndani.',
      'Nguo zinawaka moto? Simama, lala chini, biringika, au funika moto kwa kitambaa kizito.',
      'Mwagia palipoungua maji baridi yanayotiririka dakika 20.',
      'Masizi, anakohoa au sauti imekauka baada ya moshi? Aende hospitali.',
      ifNotAwake,
    ],
    { first: `${safety}: toka nje, usirudi ndani.` },
  ),
  smoke: urgent(
    [
      `${safety}: piga kelele, fungua mlango na madirisha kutoka nje.`,
      'Watoe nje kwenye hewa safi. Usiingie peke yako na kukaa ndani.',
      ifNotAwake,
      'Anapumua, lakini haamki? Mlaze kwa ubavu.',
      'Watu kadhaa wanaumwa na kichwa, wana kichefuchefu au usingizi? Watoe wote nje.',
      'Kila aliyevuta moshi aende hospitali. Mtoto mchanga au mjamzito: hata akiwa sawa.',
    ],
    {
      first: 'Moshi au jiko: fungua mlango na madirisha kutoka nje. Usiingie peke yako na kukaa ndani.',
      avoid: ['Usilale kwenye chumba chenye jiko linalowaka.'],
    },
  ),
  trapped: urgent(
    [
      `${safety}. Sema ni wangapi wamenaswa, na tangu saa ngapi.`,
      'Amebanwa chini ya dakika 15, na ni salama kwako? Inua mzigo, uutoe sasa hivi.',
      'Zaidi ya hapo? Waachie wahudumu, isipokuwa hapumui au kuna moto.',
      'Anavuja damu nyingi? Bonyeza jeraha.',
      ifNotAwake,
      'Waambie wahudumu amebanwa tangu saa ngapi.',
    ],
    { first: `${safety}. Sema ni wangapi wamenaswa, na tangu saa ngapi.` },
  ),
  danger: urgent(
    [
      `${safety}. Kaa mbali na moto, gesi, nyaya na kinachoweza kuanguka.`,
      'Mwambie anayepokea simu kuhusu hatari hiyo, na ni watu wangapi wameumia au wamenaswa.',
      'Usimkaribie aliyeumia hadi pawe salama.',
      ifNotAwake,
      'Anavuja damu nyingi? Bonyeza jeraha.',
    ],
    {
      first: `${safety}: usikaribie hadi pawe salama. Mwambie anayepokea simu kuhusu hatari hiyo.`,
    },
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
      first: `${safety}: ngoja hadi washambuliaji waondoke. Tafuta jeraha la pili, hata mgongoni.`,
      avoid: ['Usiguse kisu wala silaha.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

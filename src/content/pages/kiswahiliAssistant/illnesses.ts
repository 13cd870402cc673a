import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { ifNotAwake } from '../firstAid/short';
import { helplinesChecked } from '../promises';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const { poison, poisonSecond } = helplines;
/** Adrenaline pen of somebody with an allergy. */
const pen = 'Itumie sasa: upande wa nje wa paja, kupitia nguo';

/** Chest compressions, fits, breath, headache, poison, sugar and heat, in Kiswahili. */
export const illnesses = {
  stopPushing: urgent(
    [
      'Unabonyeza kifua? Usiache bado. Hapumui kawaida, au anavuta pumzi mara mojamoja tu: endelea, kwa nguvu na haraka.',
      'Acha tu akipumua kawaida au akiamka, wahudumu wakichukua nafasi yako, au ukishindwa kuendelea.',
      'Mbavu zinavunjika? Endelea. Umechoka? Badilishaneni kila dakika 2.',
      'Mashine ya kushtua moyo (AED) ipo? Fuata inachosema.',
      'Anapumua kawaida, lakini haamki? Mlaze kwa ubavu, tazama kifua.',
      'Ameacha kupumua, au anavuta pumzi mara mojamoja tu? Mlaze chali, bonyeza tena.',
    ],
    {},
  ),
  seizure: urgent(
    [
      'Angalia saa. Ondoa vitu vya hatari. Weka kitu laini chini ya kichwa. Fungua kola.',
      'Usimshike kwa nguvu. Usiweke chochote mdomoni: kijiko, vidole wala maji.',
      'Ngoja. Kutetemeka kukiisha: mlaze kwa ubavu, kichwa nyuma, mdomo chini. Tazama kama kifua kinasogea.',
      'Alianguka ghafla, akatetemeka kidogo, hapumui kawaida? Huenda moyo umesimama: bonyeza kifua kwa nguvu na haraka.',
      'Piga simu kila mara: zaidi ya dakika 5, imerudi, ni mara ya kwanza, mjamzito, ana kisukari, ameumia, majini, au haamki baada yake.',
      'Majini? Uso juu, mtoe nje. Mjamzito, au amezaa hivi karibuni? Ubavu wa kushoto. Mtoto mwenye homa? Nguo nyepesi, usimwogeshe.',
      'Kaa naye hadi aamke kabisa.',
    ],
    {
      avoid: ['Usimtikise.'],
    },
  ),
  strangled: urgent([
    'Amejinyonga? Inua mwili, legeza kamba.',
    'Ondoa kilicho shingoni. Kichwa kisisogee.',
    'Haamki? Inua taya mbele kwa vidole nyuma ya pembe zote mbili. Tazama kifua kwa sekunde zisizidi 10.',
    'Hapumui kawaida? Mlaze chali, bonyeza katikati ya kifua kwa nguvu na haraka.',
    'Sauti imekauka, au kumeza kunauma? Piga simu sasa. Aende hospitali, hata bila alama shingoni.',
  ]),
  allergy: urgent(
    [
      `Kuna sindano ya adrenalini (pen)? ${pen}, ishikilie hapo. Ya mtu mwingine inafaa pia.`,
      'Alale chali, miguu juu. Anapumua kwa shida? Aketi, miguu imenyooka. Anatapika au ana usingizi? Ubavu. Mjamzito? Ubavu wake wa kushoto.',
      'Hakuna sindano (pen)? Mbebe akiwa amelala hadi mahali pa karibu penye adrenalini, hata zahanati: “adrenalini kwenye paja, sasa”.',
      'Hajapata nafuu dakika 5 baada ya sindano (pen)? Ya pili. Mlio wa filimbi akipumua? Inhaler ya bluu, baada ya adrenalini.',
      'Dalili: uso au ulimi unavimba, sauti imekauka, mlio wa filimbi akipumua, anazimia. Huenda hana vipele. Kuna mwiba? Utoe.',
      'Hospitali, hata akipata nafuu, kwa masaa 4 au zaidi.',
      ifNotAwake,
    ],
    {
      avoid: [
        'Asisimame wala kutembea, hata akipata nafuu.',
        'Usimkalishe kwenye kiti, wala wima ndani ya gari.',
        'Usingoje tembe zifanye kazi.',
        'Usimpe kitu cha kunywa.',
      ],
    },
  ),
  asthma: urgent(
    [
      'Aketi wima, aegemee meza. Kaa naye.',
      'Inhaler ya bluu, hata ya mtu mwingine: itikise, mpulizo (puff) 1 kila sekunde 30 hadi 60, isizidi 10. Chini ya miaka 6: isizidi 6.',
      'Hakuna spacer? Atoe pumzi, abonyeze huku akivuta pumzi polepole, aizuie.',
      'Kuna spacer, au chupa yenye tundu? Mpulizo mmoja ndani, pumzi 4 hadi 5 za kawaida. Kamwe si mipulizo miwili pamoja.',
      'Hawezi kumaliza sentensi, ana usingizi, midomo ni ya bluu, hakuna inhaler, hali inazidi, au hajapata nafuu baada ya mipulizo 10? Piga simu sasa.',
      'Ambulensi haijafika baada ya dakika 10, na hajapata nafuu? Mpe mipulizo tena. Piga simu tena.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimlaze.', 'Usimwache peke yake.'],
    },
  ),
  hardBreathing: urgent([
    ifNotAwake,
    'Yuko macho? Aketi wima. Usibonyeze kifua.',
    'Ana inhaler yake, au sindano yake ya adrenalini (pen) kwa mzio? Msaidie kuitumia sasa.',
    'Kitu kimekwama kooni? Soma zaidi chini ya Amepaliwa.',
    'Kaa naye, tazama kifua.',
  ]),
  headache: urgent(
    [
      'Kichwa kimeuma ghafla, kuliko wakati wowote? Ni dharura, hata maumivu yakipungua.',
      'Alale bila kusogea, kichwa juu kidogo. Ana usingizi? Mlaze kwa ubavu.',
      'Shingo imekakamaa, anatapika, mwanga unaumiza macho, anazimia, ana kifafa au anaona vitu viwili viwili? Sema hivyo kwenye simu.',
      'Piga simu pia: baada ya kugongwa, homa na shingo iliyokakamaa, mjamzito au hadi wiki 6 baada ya kuzaa, uso, mkono au maneno yamebadilika.',
      'Watu kadhaa kwenye chumba kimoja? Tokeni nje, kwenye hewa safi.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimpe chakula wala kinywaji.', 'Usimpe aspirini wala ibuprofen.', 'Asiendeshe gari.'],
    },
  ),
  poison: urgent(
    [
      'Usimtapishe. Usimpe kitu cha kunywa: maziwa, maji, mafuta, chumvi wala makaa.',
      'Mpanguse mdomo. Hifadhi pakiti, uionyeshe. Piga simu hata akijisikia vizuri.',
      'Dawa ya wadudu au ya shamba? Vaa glavu, mvue nguo, sabuni na maji kwenye ngozi, hewa safi.',
      'Ana usingizi? Mlaze kwa ubavu. Hapumui? Bonyeza kifua. Dawa ya wadudu mdomoni: bonyeza tu, usipulize pumzi.',
      'Pombe ya kienyeji, na kichwa kinauma au haoni vizuri? Hospitali sasa, wote walioinywa. Mafuta ya taa? Aketi wima; akikohoa, hospitali.',
      'Betri ndogo ya duara? Hospitali yenye X-ray sasa, hata akijisikia vizuri. Asile wala kunywa, isipokuwa laini ya sumu ikisema asali.',
      `Laini ya sumu, bila malipo: ${poison.display} au ${poisonSecond.display} (${helplinesChecked}).`,
    ],
    {
      avoid: ['Alifanya makusudi? Usimwache peke yake.'],
    },
  ),
  lowSugar: urgent(
    [
      'Yuko macho, na anaweza kumeza? Vijiko vidogo 4 hadi 5 vya sukari kwenye maji, au glasi ya soda au juisi. Si soda ya diet.',
      'Yuko macho, lakini hajapata nafuu baada ya dakika 15? Mpe sukari tena. Amepata nafuu? Mpe chakula.',
      'Mtoto aliye macho anakataa? Weka sukari iliyoloweshwa chini ya ulimi.',
      'Haamki, hawezi kumeza, au ana degedege au kifafa? Usiweke chochote mdomoni. Mlaze kwa ubavu.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimpe insulini.'],
    },
  ),
  heat: urgent(
    [
      'Kivulini. Mvue nguo.',
      'Amechanganyikiwa, anazimia au ana degedege au kifafa? Maji baridi hadi shingoni, kichwa juu: dakika 15, au hadi aongee sawasawa.',
      'Huwezi kumtia majini? Mmwagie maji, umpepee. Barafu shingoni, kwapani na kinenani.',
      'Mpoze kwanza, umpeleke baadaye.',
      'Hana nguvu tu, au misuli inakaza? Kivuli, na maji kidogo kidogo.',
      ifNotAwake,
    ],
    {
      avoid: ['Amechanganyikiwa? Usimpe kitu cha kunywa.', 'Usimpe paracetamol.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

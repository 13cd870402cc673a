import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { ifNotAwake } from '../firstAid/short';
import { helplinesChecked } from '../promises';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const { poison, poisonSecond } = helplines;
/** Adrenaline pen of somebody with an allergy. */
const pen = 'itumie sasa: upande wa nje wa paja, kupitia nguo';

/** Chest compressions, fits, breath, headache, poison, sugar and heat, in Kiswahili. */
export const illnesses = {
  stopPushing: urgent(
    [
      'Kama unabonyeza kifua, usiache bado. Kama hapumui kawaida, au anavuta pumzi mara mojamoja tu, endelea kwa nguvu na haraka.',
      'Acha tu akipumua kawaida au akiamka, wahudumu wakichukua nafasi yako, au ukishindwa kuendelea.',
      'Mbavu zikivunjika, endelea. Ukichoka, badilishaneni kila dakika 2.',
      'Kama mashine ya kushtua moyo (AED) ipo, fuata inachosema.',
      'Kama anapumua kawaida lakini haamki, mlaze kwa ubavu, na utazame kifua.',
      'Akiacha kupumua, au akivuta pumzi mara mojamoja tu, mlaze chali na ubonyeze tena.',
    ],
    {},
  ),
  seizure: urgent(
    [
      'Angalia saa. Ondoa vitu vya hatari. Weka kitu laini chini ya kichwa. Fungua kola.',
      'Usimshike kwa nguvu. Usiweke chochote mdomoni: kijiko, vidole wala maji.',
      'Ngoja. Kutetemeka kukiisha, mlaze kwa ubavu, kichwa nyuma, mdomo chini. Tazama kama kifua kinasogea.',
      'Kama alianguka ghafla, akatetemeka kidogo na hapumui kawaida, huenda moyo umesimama: bonyeza kifua kwa nguvu na haraka.',
      'Piga simu kila mara kama imezidi dakika 5, imerudi, ni mara ya kwanza, yuko majini, ni mjamzito, ana kisukari, ameumia, au haamki baada yake.',
      'Akiwa majini, uso uwe juu, na mtoe nje. Kama ni mjamzito au amezaa hivi karibuni, alalie ubavu wake wa kushoto. Mtoto mwenye homa: nguo nyepesi, usimwogeshe.',
      'Kaa naye hadi aamke kabisa.',
    ],
    {
      avoid: ['Usimtikise.'],
    },
  ),
  strangled: urgent([
    'Kama amejinyonga, inua mwili na ulegeze kamba.',
    'Ondoa kilicho shingoni. Kichwa kisisogee.',
    'Kama haamki, inua taya mbele kwa vidole nyuma ya pembe zote mbili. Tazama kifua kwa sekunde zisizidi 10.',
    'Kama hapumui kawaida, mlaze chali. Bonyeza katikati ya kifua kwa nguvu na haraka.',
    'Kama sauti imekauka, au kumeza kunauma, piga simu sasa. Aende hospitali, hata bila alama shingoni.',
  ]),
  allergy: urgent(
    [
      `Kama kuna sindano ya adrenalini (pen), ${pen}, na uishikilie hapo. Ya mtu mwingine inafaa pia.`,
      'Alale chali, miguu juu, au aketi, miguu imenyooka, kama anapumua kwa shida. Akitapika au akiwa na usingizi, alale kwa ubavu. Kama ni mjamzito, ubavu wake wa kushoto.',
      'Kama hakuna sindano (pen), mbebe akiwa amelala hadi mahali pa karibu penye adrenalini, hata zahanati. Sema: “adrenalini kwenye paja, sasa”.',
      'Kama hajapata nafuu dakika 5 baada ya sindano (pen), tumia ya pili. Kama kuna mlio wa filimbi akipumua, mpe inhaler ya bluu, baada ya adrenalini.',
      'Dalili ni uso au ulimi unaovimba, sauti iliyokauka, mlio wa filimbi akipumua, au kuzimia. Huenda hana vipele. Kama kuna mwiba, utoe.',
      'Aende hospitali, hata akipata nafuu, kwa masaa 4 au zaidi.',
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
      'Tumia inhaler ya bluu, hata ya mtu mwingine. Itikise. Mpe mpulizo (puff) 1 kila sekunde 30 hadi 60, isizidi 10. Chini ya miaka 6, isizidi 6.',
      'Kama hakuna spacer, atoe pumzi, abonyeze huku akivuta pumzi polepole, na aizuie.',
      'Kama kuna spacer, au chupa yenye tundu, mpe mpulizo mmoja, kisha pumzi 4 hadi 5 za kawaida. Kamwe si mipulizo miwili pamoja.',
      'Piga simu sasa kama hawezi kumaliza sentensi, ana usingizi, midomo ni ya bluu, hakuna inhaler, hali inazidi, au hajapata nafuu baada ya mipulizo 10.',
      'Kama ambulensi haijafika baada ya dakika 10, na hajapata nafuu, mpe mipulizo tena. Piga simu tena.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimlaze.', 'Usimwache peke yake.'],
    },
  ),
  hardBreathing: urgent([
    ifNotAwake,
    'Kama yuko macho, aketi wima. Usibonyeze kifua.',
    'Kama ana inhaler yake, au sindano yake ya adrenalini (pen) kwa mzio, msaidie kuitumia sasa.',
    'Kama kitu kimekwama kooni, soma zaidi chini ya Amepaliwa.',
    'Kaa naye, na utazame kifua.',
  ]),
  headache: urgent(
    [
      'Kichwa kikiuma ghafla kuliko wakati wowote, ni dharura, hata maumivu yakipungua.',
      'Alale bila kusogea, kichwa juu kidogo. Akiwa na usingizi, mlaze kwa ubavu.',
      'Kama shingo imekakamaa, anatapika, mwanga unaumiza macho, anazimia, ana kifafa au anaona vitu viwili viwili, sema hivyo kwenye simu.',
      'Piga simu pia baada ya kugongwa, kwa homa na shingo iliyokakamaa, kwa mjamzito au hadi wiki 6 baada ya kuzaa, au uso, mkono au maneno yakibadilika.',
      'Kama ni watu kadhaa kwenye chumba kimoja, tokeni nje, kwenye hewa safi.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimpe chakula wala kinywaji.', 'Usimpe aspirini wala ibuprofen.', 'Asiendeshe gari.'],
    },
  ),
  poison: urgent(
    [
      'Usimtapishe. Usimpe kitu cha kunywa: maziwa, maji, mafuta, chumvi wala makaa.',
      'Mpanguse mdomo. Hifadhi pakiti, na uionyeshe. Piga simu hata akijisikia vizuri.',
      'Kama ni dawa ya wadudu au ya shamba, vaa glavu, mvue nguo, osha ngozi kwa sabuni na maji, na apate hewa safi.',
      'Akiwa na usingizi, mlaze kwa ubavu. Kama hapumui, bonyeza kifua. Dawa ya wadudu ikiwa mdomoni, bonyeza tu, usipulize pumzi.',
      'Baada ya pombe ya kienyeji, kichwa kikiuma au asipoona vizuri, wote walioinywa waende hospitali sasa. Baada ya mafuta ya taa, aketi wima; akikohoa, aende hospitali.',
      'Kama ni betri ndogo ya duara, aende hospitali yenye X-ray sasa, hata akijisikia vizuri. Asile wala kunywa, isipokuwa laini ya sumu ikisema asali.',
      `Laini ya sumu ni bila malipo: ${poison.display} au ${poisonSecond.display} (${helplinesChecked}).`,
    ],
    {
      avoid: ['Kama alifanya makusudi, usimwache peke yake.'],
    },
  ),
  lowSugar: urgent(
    [
      'Kama yuko macho na anaweza kumeza, mpe vijiko vidogo 4 hadi 5 vya sukari kwenye maji, au glasi ya soda au juisi. Usimpe soda ya diet.',
      'Kama yuko macho lakini hajapata nafuu baada ya dakika 15, mpe sukari tena. Akipata nafuu, mpe chakula.',
      'Kama mtoto aliye macho anakataa, weka sukari iliyoloweshwa chini ya ulimi.',
      'Kama haamki, hawezi kumeza, au ana degedege au kifafa, usiweke chochote mdomoni. Mlaze kwa ubavu.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimpe insulini.'],
    },
  ),
  heat: urgent(
    [
      'Mpeleke kivulini. Mvue nguo.',
      'Kama amechanganyikiwa, anazimia au ana degedege au kifafa, mweke kwenye maji baridi hadi shingoni, kichwa juu: dakika 15, au hadi aongee sawasawa.',
      'Kama huwezi kumtia majini, mmwagie maji na umpepee. Weka barafu shingoni, kwapani na kinenani.',
      'Mpoze kwanza, umpeleke baadaye.',
      'Kama hana nguvu tu, au misuli inakaza, mpe kivuli na maji kidogo kidogo.',
      ifNotAwake,
    ],
    {
      avoid: ['Kama amechanganyikiwa, usimpe kitu cha kunywa.', 'Usimpe paracetamol.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

import type { ConcernId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { ifNotAwake } from '../firstAid/short';
import { helplinesChecked } from '../promises';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const { poison, poisonSecond } = helplines;
const bees = 'Ni nyuki? Kimbilia ndani, kwangua miiba itoke.';
/** Own adrenaline pen of somebody with an allergy. */
const pen = 'Itumie sasa: upande wa nje wa paja, kupitia nguo';

/** Fits, breath, poison, sugar and heat, in Kiswahili. */
export const illnesses = {
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
      first:
        'Degedege au kifafa? Usimshike kwa nguvu, usiweke chochote mdomoni. Ikiisha, angalia kama anapumua.',
      avoid: ['Usimtikise.'],
    },
  ),
  strangled: urgent(
    [
      'Amejinyonga? Inua mwili, legeza kamba.',
      'Ondoa kilicho shingoni. Kichwa kisisogee.',
      'Haamki? Inua taya mbele kwa vidole nyuma ya pembe zote mbili. Tazama kifua kwa sekunde zisizidi 10.',
      'Hapumui kawaida? Mlaze chali, bonyeza katikati ya kifua kwa nguvu na haraka.',
      'Sauti imekauka, au kumeza kunauma? Piga simu sasa. Aende hospitali, hata bila alama shingoni.',
    ],
    { first: 'Kitu kimezunguka shingo? Kilegeze. Kichwa kisisogee.' },
  ),
  allergy: urgent(
    [
      `Ana sindano yake ya adrenalini (pen)? ${pen}, ishikilie hapo.`,
      'Alale chali, miguu juu. Anapumua kwa shida? Aketi, miguu imenyooka. Mjamzito? Ubavu wa kushoto.',
      'Hajapata nafuu baada ya dakika 5? Sindano (pen) ya pili.',
      'Dalili: uso au ulimi unavimba, sauti imekauka, mlio wa filimbi akipumua, anazimia. Huenda hana vipele.',
      bees,
      ifNotAwake,
    ],
    {
      first: `Mzio, na ana sindano yake ya adrenalini (pen)? ${pen}.`,
      avoid: ['Asisimame wala kutembea, hata akipata nafuu.', 'Usingoje tembe zifanye kazi.'],
    },
  ),
  asthma: urgent(
    [
      'Aketi wima, aegemee meza. Kaa naye.',
      'Inhaler yake mwenyewe ya bluu: itikise, mpulizo (puff) 1, avute pumzi ndani polepole, aizuie.',
      'Mpulizo 1 kila sekunde 30 hadi 60, isizidi 10. Mtoto chini ya miaka 6: isizidi 6.',
      'Mtoto? Tumia spacer, au chupa yenye tundu la inhaler.',
      'Hawezi kumaliza sentensi, midomo ni ya bluu, hakuna inhaler, au hajapata nafuu baada ya mipulizo 10? Piga simu sasa.',
      'Msaada haujafika baada ya dakika 15? Rudia vivyo hivyo.',
      ifNotAwake,
    ],
    {
      first: 'Pumu? Aketi wima. Msaidie na inhaler yake mwenyewe ya bluu.',
      avoid: ['Usimlaze.', 'Usimwache peke yake.'],
    },
  ),
  hardBreathing: urgent(
    [
      'Yuko macho? Usibonyeze kifua. Aketi wima.',
      'Ana inhaler yake, au sindano yake ya adrenalini (pen) kwa mzio? Msaidie kuitumia sasa.',
      'Kitu kimekwama kooni? Soma zaidi chini ya Amepaliwa.',
      'Kaa naye, tazama kifua.',
      ifNotAwake,
    ],
    { first: 'Yuko macho? Usibonyeze kifua. Aketi wima.' },
  ),
  poison: urgent(
    [
      `Laini ya sumu, bila malipo: ${poison.display} au ${poisonSecond.display} (${helplinesChecked}).`,
      'Usimtapishe. Usimpe kitu cha kunywa: maziwa, maji, mafuta, chumvi wala makaa.',
      'Mpanguse mdomo. Hifadhi pakiti, uionyeshe. Piga simu hata akijisikia vizuri.',
      'Dawa ya wadudu au ya shamba? Vaa glavu, mvue nguo, sabuni na maji kwenye ngozi, hewa safi.',
      'Ana usingizi? Mlaze kwa ubavu. Hapumui? Bonyeza kifua. Dawa ya wadudu mdomoni: bonyeza tu, usipulize pumzi.',
      'Pombe ya kienyeji, na kichwa kinauma au haoni vizuri? Hospitali sasa, wote walioinywa. Betri ndogo ya duara? Hospitali sasa.',
      'Mafuta ya taa? Aketi wima; akikohoa, hospitali. Ni kwa kusudi? Usimwache peke yake.',
    ],
    { first: `Sumu? Usimtapishe. Hifadhi pakiti. Laini ya sumu, bila malipo: ${poison.display}.` },
  ),
  lowSugar: urgent(
    [
      'Yuko macho, na anaweza kumeza? Vijiko vidogo 4 hadi 5 vya sukari kwenye maji, au glasi ya soda au juisi. Si soda ya diet.',
      'Hajapata nafuu baada ya dakika 15? Rudia vivyo hivyo. Kisha mpe chakula.',
      'Mtoto anakataa? Weka sukari iliyoloweshwa chini ya ulimi.',
      'Haamki, hawezi kumeza, au ana degedege au kifafa? Usiweke chochote mdomoni. Mlaze kwa ubavu.',
      ifNotAwake,
    ],
    {
      first: 'Ana kisukari? Yuko macho: sukari kwenye maji, soda au juisi. Haamki: usiweke chochote mdomoni.',
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
      first: 'Joto limemzidi? Kivuli, mvue nguo, mmwagie maji baridi mwilini.',
      avoid: ['Amechanganyikiwa? Usimpe kitu cha kunywa.', 'Usimpe paracetamol.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

import type { ConcernId } from '../../../domain/assistantIds';
import { owner } from '../../owner';
import { airway } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const rinse =
  'jicho lenye kemikali liwe chini, kope wazi, mwaga maji kutoka upande wa pua kwenda nje, dakika 20, hata ndani ya gari.';

/** Injuries without a page of their own, in Kiswahili. */
export const injuries = {
  chemical: urgent([
    'Vaa glavu au mifuko ya plastiki mikononi mwako.',
    'Pangusa unga mkavu. Kata nguo, zitoe, usizipitishe kichwani.',
    'Mwagia maji, yatiririke kutoka mwilini, dakika 20 au zaidi.',
    `Jichoni? Osha sasa hivi: ${rinse}`,
    'Kisha funika bila kubana, kwa plastiki ya kufunikia chakula (cling film) au kitambaa safi. Aende hospitali.',
  ]),
  eye: urgent(
    [
      `Kemikali au simiti? Osha sasa hivi: ${rinse}`,
      'Nyoka ametema mate? Osha kwa maji sasa hivi, dakika 15 hadi 20; kwa maziwa kama hakuna maji. Usiweke ubao (splint).',
      'Limekatwa, au kitu kimekwama ndani? Usiweke maji, usibonyeze. Kiache. Aketi wima. Usimpe chakula wala aspirini.',
      'Limekatwa au kitu kimekwama: lifunike kwa sehemu ya chini ya kikombe, ukibandike kwa tepu, jicho la pili lisisogee. Hospitali sasa.',
      'Limegongwa? Liwekee kitambaa baridi, bila kubonyeza. Maumivu, damu, weusi kulizunguka, anaona viwili viwili au haoni vizuri? Hospitali.',
      'Vumbi? Apepese jicho, kisha lioshe. Bado liko? Kliniki. Usisugue jicho lolote.',
    ],
    {},
  ),
  spine: urgent([
    'Usimsogeze, isipokuwa kuna hatari. Piga magoti nyuma ya kichwa, mkono kila upande, kishike kisisogee.',
    `Haamki: ${airway.quiet}`,
    airway.noisy,
    'Taya: vidole nyuma ya pembe zote mbili, vidole gumba kwenye mifupa ya mashavu. Uko peke yako? Nyoosha mkono wake ulio karibu nawe kando ya kichwa, mgeuze alalie mkono huo.',
    'Bado haifunguki? Rudisha kichwa nyuma, inua kidevu.',
    'Hapumui kawaida? Mlaze chali, bonyeza kifua kwa nguvu na haraka.',
    'Asipate baridi. Usimpe chakula wala kinywaji.',
  ]),
  headInjury: urgent(
    [
      'Asisogee. Bonyeza kitambaa kuzunguka jeraha, si mahali palipobonyea.',
      'Piga simu sasa: alizimia, hata kidogo tu, ana usingizi, degedege au kifafa, anatapika, kichwa kinazidi kuuma, hana nguvu, amechanganyikiwa, au anaona vitu viwili viwili.',
      'Piga simu sasa: majimaji yasiyo na rangi au damu kutoka sikioni au puani, shingo inauma, dawa za kuzuia damu kuganda. Mzee: aende hospitali.',
      'Mtoto mchanga: analia kwa njia isiyo ya kawaida, ana uvimbe, au hataki kunyonya? Hospitali.',
      `Haamki: ${airway.quiet}`,
      airway.noisy,
      'Hapumui kawaida? Bonyeza kifua. Anajisikia sawa tena? Mtu akae naye kwa masaa 24.',
    ],
    {
      avoid: ['Asiendelee kucheza, asiendeshe gari, asinywe pombe, asibaki peke yake.'],
    },
  ),
  brokenBone: urgent(
    [
      'Uache kama ulivyoukuta. Ushikilie juu na chini ya palipovunjika.',
      'Mkono: uning’inie kwenye kitambaa shingoni (sling). Mguu: ufunge pamoja na mguu mwingine, weka kitu laini katikati.',
      'Kuna jeraha, au mfupa unaonekana? Pafunike, ubonyeze kandokando.',
      'Piga simu sasa: paja, nyonga au mgongo, mfupa unaonekana, kiganja au unyayo ni baridi au bluu.',
      'Ni kitu kingine, na yuko sawa? Hospitali leo.',
    ],
    {
      avoid: ['Usiunyooshe.', 'Usisukume mfupa ndani.', 'Usimpe chakula.'],
    },
  ),
  nosebleed: {
    lines: [
      'Aketi, ainame mbele, bana sehemu laini ya pua kwa dakika 10 hadi 15. Apumue kwa mdomo. Usichungulie.',
      'Damu bado inatoka? Bana tena dakika 10 hadi 15.',
      `Zaidi ya dakika 30, anahisi kuzimia, baada ya kugongwa, dawa za kuzuia damu kuganda, au chini ya miaka 2? Piga ${owner.phone.display}.`,
      'La sivyo, kliniki.',
    ],
    avoid: ['Usirudishe kichwa nyuma.', 'Usizibe pua kwa kitu.', 'Asipenge kamasi.'],
  },
} satisfies Partial<Record<ConcernId, AnswerWords>>;

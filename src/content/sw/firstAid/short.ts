import type { TopicId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { owner } from '../../owner';

/** The first line wherever a life may be at stake, in Kiswahili. 999 and 112 are police lines. */
export const callFirst = `Piga ${owner.phone.display}, weka spika. Hawajibu? ${helplines.ambulance.display}, au 999 au 112 (polisi, huenda wasitume ambulensi).`;

/** How to find out whether somebody breathes, and what to do if not: said wherever there is no room for all steps. */
export const ifNotAwake =
  'Haamki? Rudisha kichwa nyuma (mtoto mchanga: uso sawa), tazama kifua kwa sekunde zisizidi 10. Hapumui kawaida: bonyeza kifua.';

/** Not awake after an injury: an open airway comes before a still neck. */
export const airway = {
  quiet: 'anapumua kimya? Mwache kama ulivyomkuta, shika kichwa kisisogee.',
  noisy:
    'Anakoroma, ana mlio kooni, matapishi au damu? Inua taya mbele. Haitoshi: mgeuze kwa ubavu, kichwa, shingo na mwili pamoja.',
} as const;

/** First aid in short, in Kiswahili: line for line what stands in English. A clinician has to agree to a change. */
export const short: Readonly<Record<TopicId, readonly string[]>> = {
  notBreathing: [
    callFirst,
    'Mwite kwa sauti, mguse mabega yote mawili. Haitikii? Mlaze chali kwenye sakafu ngumu.',
    'Rudisha kichwa nyuma, inua kidevu, tazama kifua kwa sekunde zisizidi 10. Kuvuta pumzi mara mojamoja si pumzi ya kawaida.',
    'Hapumui kawaida, au huna hakika? Mtu mzima: sehemu ya chini ya kiganja kimoja katikati ya kifua, mkono wa pili juu ya huo.',
    'Nyoosha mikono. Bonyeza kwa nguvu na haraka: sentimita 5 hadi 6, mara 100 hadi 120 kwa dakika. Acha kifua kiinuke kabisa.',
    'Umefunzwa kupuliza pumzi? Bonyeza mara 30, kisha pumzi 2. Hujafunzwa: bonyeza bila kupumzika.',
    'Tuma mtu alete mashine ya kushtua moyo (AED). Ikifika, itumie papo hapo.',
  ],
  notAwake: [
    callFirst,
    'Mwite kwa sauti, mguse mabega yote mawili. Haitikii? Rudisha kichwa nyuma, inua kidevu, tazama kifua kwa sekunde zisizidi 10.',
    'Hapumui kawaida, anavuta pumzi mara mojamoja tu, au huna hakika? Bonyeza katikati ya kifua kwa nguvu na haraka.',
    'Anapumua kawaida, hajaumia? Inua goti la mbali, livute kwako: atageuka kwa ubavu. Kichwa nyuma, mdomo chini.',
    `Baada ya kuanguka au ajali: ${airway.quiet}`,
    airway.noisy,
    'Tazama kifua. Ameacha kupumua, au anavuta pumzi mara mojamoja tu? Mlaze chali, bonyeza kifua.',
    'Ameamka baada ya kuzirai? Abaki amelala, kisha aketi polepole. Hajawa sawa kabisa? Piga simu.',
  ],
  choking: [
    callFirst,
    'Anaweza kukohoa au kuongea? Mwache akohoe. Hawezi? Anza sasa, upige simu ikiwa kwenye spika.',
    'Mwinamishe mbele, kichwa chini. Mpige mgongoni mara 5 kwa sehemu ya chini ya kiganja, kati ya mabega.',
    'Bado kimekwama? Kutoka nyuma, weka ngumi juu kidogo ya kitovu, uifunike kwa mkono wa pili. Vuta ndani na juu, mara 5.',
    'Mjamzito, au mnene usiyeweza kumzunguka? Weka ngumi katikati ya mfupa wa kifua, vuta moja kwa moja nyuma.',
    'Rudia, 5 mgongoni kisha 5 tumboni, hadi kitoke. Aliyevutwa tumbo kwa ngumi lazima aonwe na daktari.',
    'Amelegea? Mlaze sakafuni, bonyeza kifua. Mtoto: pumzi 5 kwanza.',
    'Mtoto mchanga hubonyezwa kifua, kamwe si tumbo.',
  ],
  bleeding: [
    callFirst,
    'Bonyeza kwa nguvu: kitambaa kwenye jeraha, mikono miwili imenyooka, uzito wote. Vaa glavu au mifuko ya plastiki.',
    'Usiinue kitambaa kutazama. Kimelowa? Ongeza kingine juu, bonyeza zaidi.',
    'Kitu kimeingia? Kiache. Bonyeza pande zake zote mbili.',
    'Kinena, kwapa au upande wa shingo? Sukuma kitambaa ndani kabisa ya jeraha, bonyeza. Si kifuani wala tumboni.',
    'Mkono au mguu bado unamwaga damu? Funga kitambaa cha kuzuia damu, upana sentimita 5, kati ya jeraha na mwili, sentimita 5 hadi 7 kutoka kwenye jeraha, si kwenye kiungo.',
    'Weka kijiti kwenye fundo, ufunge tena, zungusha hadi damu ikome, kifunge kisisogee. Andika saa.',
  ],
  heartAttack: [
    callFirst,
    'Aketi chini, aegemee ukuta, akunje magoti. Asitembee wala kuendesha gari.',
    'Mtu mzima aliye macho anaweza kutafuna aspirini moja ya mg 300, au nne za mg 75 au mg 81.',
    'Usimpe aspirini: mzio, amekatazwa, anavuja damu, vidonda vya tumbo, ameumia, dalili za kiharusi, mjamzito, chini ya miaka 16. Dawa za kuzuia damu kuganda: uliza kwanza.',
    'Mtu alete karibu mashine ya kushtua moyo (AED).',
    ifNotAwake,
  ],
  stroke: [
    callFirst,
    'Mwambie atabasamu. Upande mmoja umeshuka?',
    'Mwambie ainue mikono yote miwili. Mmoja unashuka?',
    'Mwambie aseme “leo ni siku nzuri”. Hayaeleweki, yamekosewa, au hayatoki?',
    'Dalili moja inatosha. Piga simu sasa, hata ikipotea. Uliza mara ya mwisho alikuwa sawa saa ngapi.',
    'Usimpe chakula, kinywaji, aspirini wala tembe ya presha.',
    'Ana usingizi au anatapika? Mlaze kwa ubavu. Haamki tena? Angalia kama anapumua.',
  ],
  burns: [
    `Ameungua vibaya? ${callFirst}`,
    'Nguo zinawaka moto? Simama, lala chini, biringika, au funika moto kwa kitambaa kizito. Stima: zima kwanza.',
    'Mwagia palipoungua maji ya kawaida yanayotiririka papo hapo, dakika 20: mfereji, jagi, jerikani; si ya friji wala barafu. Sehemu nyingine za mwili zisipate baridi.',
    'Maji yakitiririka, vua pete, mapambo na nguo zisizoshika ngozi.',
    'Kisha funika bila kubana, kwa plastiki ya kufunikia chakula (cling film) au kitambaa safi.',
    'Kemikali au tindikali? Vaa glavu, pangusa unga mkavu, kata nguo uzitoe, mwagia maji dakika 20 au zaidi.',
    'Piga simu: uso, mikono, miguu, sehemu za siri, kiungo, palipoungua ni peupe au peusi, masizi, sauti imekauka, mtoto mchanga, mjamzito.',
  ],
  roadAccident: [
    callFirst,
    'Usalama wako kwanza: simama mahali salama, washa taa za dharura (hazard), zima injini. Pembetatu (life savers) mbali nyuma, kadiri ilivyo salama.',
    'Sema barabara, upande unaoelekea, alama ya karibu, na wangapi wameumia au wamenaswa.',
    'Usiwasogeze walioumia, isipokuwa kuna moto au magari yanapita.',
    `Haamki: ${airway.quiet}`,
    airway.noisy,
    'Hapumui kawaida? Bonyeza kifua kwa nguvu na haraka. Anavuja damu nyingi? Bonyeza jeraha.',
    'Wasipate baridi. Usiwape chakula wala kinywaji.',
  ],
  snakebite: [
    callFirst,
    'Sogea mbali na nyoka. Andika saa.',
    'Asisogee. Mbebe; asitembee kabisa.',
    'Vua pete, bangili za miguu na viatu.',
    'Mkono au mguu ulioumwa: uwekee ubao wa kuutuliza (splint), usisogee.',
    'Anatapika? Mlaze kwa ubavu wake wa kushoto.',
    'Nenda hospitali papo hapo: kubaliana na anayepokea simu jinsi ya kufika.',
  ],
  whatToSay: [
    callFirst,
    'Uko wapi: alama ya karibu, barabara na upande unaoelekea, au Plus Code.',
    'Nambari yako ya simu.',
    'Nini kimetokea.',
    'Anaamka? Anapumua?',
    'Ana umri gani, na ni watu wangapi.',
    'Hatari ambazo bado zipo.',
  ],
  kit: [
    'Kwa majeraha: shashi (gauze) na pamba, vifuniko vya jeraha visivyo na viini (sterile), plasta, vifuniko vya macho.',
    'Kushikilia vifuniko: bendeji za pembe tatu na za crepe, pini, mkasi.',
    'Kusafisha: dawa ya kuua viini na maji safi ya kuoshea macho (sterile eye wash).',
    'Kujikinga: glavu, barakoa ya kupulizia pumzi, mfuko wa taka.',
    'Kwa mgonjwa na usiku: blanketi la joto (thermal), tochi, filimbi.',
    'Kijikaratasi kinachosema la kufanya.',
  ],
  plan: [
    `Nambari ukutani: ${owner.phone.display}, 999 na 112.`,
    'Anwani yenu, maelekezo na Plus Code, kando ya nambari.',
    'Nani atawapokea wahudumu, na wapi.',
    'Sanduku la huduma ya kwanza liko wapi.',
    'Dawa, mzio, bima na nambari ya SHA ya kila mtu.',
    'Hospitali ya karibu.',
  ],
};

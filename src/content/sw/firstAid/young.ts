import { airway, callFirst } from './short';

/** First aid for children and babies where it differs from an adult's, in Kiswahili. A clinician has to agree to a change. */
export const young = {
  child: [
    callFirst,
    'Mwite kwa sauti, mguse mabega yote mawili. Haitikii? Rudisha kichwa nyuma kidogo, inua kidevu, tazama kifua kwa sekunde zisizidi 10.',
    'Hapumui, anavuta pumzi mara mojamoja tu, au huna hakika? Bana pua, midomo yako izunguke mdomo wake: pumzi 5, sekunde 1 kila moja.',
    'Kisha bonyeza: sehemu ya chini ya kiganja kimoja, au mikono miwili, katikati ya kifua.',
    'Bonyeza theluthi moja ya kifua, karibu sentimita 5, mara 100 hadi 120 kwa dakika. Acha kifua kiinuke kabisa.',
    'Kisha rudia: 30, kisha pumzi 2. Huwezi kupuliza pumzi? Bonyeza bila kupumzika.',
    'Uko peke yako, huna simu? Puliza na ubonyeze kwa dakika 1, kisha nenda upige simu. Mbebe mtoto mdogo uende naye.',
    'Kuna AED? Itumie kwa umri wowote. Kuna vibandiko vya mtu mzima tu? Vitumie: kimoja kifuani, kingine mgongoni kati ya mabega.',
  ],
  baby: [
    callFirst,
    'Haitikii? Uso ulale sawa, inua kidevu, tazama kifua kwa sekunde zisizidi 10.',
    'Hapumui, anavuta pumzi mara mojamoja tu, au huna hakika? Mdomo wako ufunike mdomo na pua: pumzi 5 ndogo, hewa iliyo mashavuni mwako tu.',
    'Kisha bonyeza: vidole gumba viwili kwenye mfupa wa kifua, chini kidogo ya mstari wa chuchu, vidole vingine vizunguke mgongo.',
    'Au sehemu ya chini ya kiganja kimoja. Theluthi moja ya kifua, karibu sentimita 4, mara 100 hadi 120 kwa dakika.',
    'Kisha rudia: 30, kisha pumzi 2. Huwezi kupuliza pumzi? Bonyeza bila kupumzika.',
    'Uko peke yako, huna simu? Puliza na ubonyeze kwa dakika 1, kisha nenda upige simu. Mbebe mtoto uende naye.',
    'Kuna AED? Ni bora kuitumia, baada ya pumzi na kubonyeza: kibandiko kimoja kifuani, kingine mgongoni kati ya mabega.',
  ],
  babyNotAwake: [
    callFirst,
    'Haitikii? Uso ulale sawa, inua kidevu, tazama kifua kwa sekunde zisizidi 10.',
    'Hapumui kawaida, anavuta pumzi mara mojamoja tu, au huna hakika? Pumzi 5 ndogo, mdomo na pua pamoja, kisha bonyeza kwa vidole gumba viwili.',
    'Anapumua kawaida, hajaumia? Mlaze kifudifudi kwenye mkono wako, kichwa chini kuliko makalio, kidevu kimeinuliwa, mdomo uwe huru.',
    `Baada ya kuanguka au ajali: ${airway.quiet}`,
    'Tazama kifua. Ameacha kupumua, au anavuta pumzi mara mojamoja tu? Mlaze chali: puliza na ubonyeze kifua.',
  ],
  babyChoking: [
    callFirst,
    'Uko peke yako na mtoto mchanga? Anza kwanza, upige simu ikiwa kwenye spika.',
    'Anakohoa au analia? Mwache. Hawezi? Mlaze kifudifudi kwenye mkono na paja lako, kichwa chini, shika taya.',
    'Mpige mgongoni mara 5 kwa sehemu ya chini ya kiganja, kati ya mabega.',
    'Bado kimekwama? Mgeuze atazame juu, kichwa chini: bonyeza mara 5 katikati ya kifua kwa sehemu ya chini ya kiganja kimoja.',
    'Rudia, 5 mgongoni kisha 5 kifuani, hadi kitoke.',
    'Amelegea? Mlaze sakafuni, tazama mdomoni, anza kupuliza pumzi na kubonyeza kifua kama kwa mtoto mchanga.',
  ],
} as const;

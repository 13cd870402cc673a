import type { ConcernId } from '../../../domain/assistantIds';
import { ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const womb =
  'Kama kondo la nyuma limetoka, sugua tumbo kwa nguvu, kwa mzunguko, chini ya kitovu cha mama, hadi mfuko wa uzazi uwe mgumu kama mpira. Kisha ukague tena.';

/** Mothers, newborns and sick children, in Kiswahili. */
export const births = {
  newborn: urgent(
    [
      'Mkaushe mtoto vizuri kwa kitambaa. Msugue mgongo na nyayo kwa sekunde 30.',
      'Ondoa kitambaa kilicholowa. Mfunike mwili wote isipokuwa uso na kifua, mvalishe kofia, na awe karibu na mama. Usikate kamba ya kitovu.',
      'Kama hapumui, uso wake uwe sawa. Funika mdomo na pua yake kwa mdomo wako, umpulizie pumzi 5 ndogo, hadi kifua kiinuke.',
      'Kifua kisipoinuka, inua kidevu na upulize tena. Kisha mpe pumzi 30 hadi 40 kwa dakika, hadi apumue mwenyewe.',
      'Kama hakuna dalili ya uhai, bonyeza kwa vidole gumba viwili chini kidogo ya mstari wa chuchu, sentimita 4: mara 30, kisha pumzi 2, na urudie.',
      'Akipumua au akilia, mweke kifuani kwa mama, ngozi kwa ngozi. Wafunike wote wawili.',
      'Kama ni watoto wawili, msaidie kwanza asiyepumua.',
    ],
    {
      avoid: ['Usimpige kofi, wala kumshika kichwa chini.', 'Usitoe kitu mdomoni usichokiona.'],
    },
  ),
  birth: urgent(
    [
      'Kama mtoto amezaliwa, mama anavuja damu nyingi na kondo la nyuma bado liko ndani, usingoje wala usivute. Mtoto anyonye, na umpeleke mama hospitali sasa.',
      'Osha mikono. Mama achague jinsi ya kukaa. Akiwa na degedege au kifafa cha mimba, kichwa kikimuuma sana au asipoona vizuri, mpeleke hospitali sasa.',
      'Kichwa kikitoka, kishike kwa mikono, usikivute. Kama kamba ya kitovu imezunguka shingo, ipitishe juu ya kichwa. Mpokee mtoto kwa makini: anateleza.',
      'Mkaushe mtoto na umsugue mgongo. Mweke ngozi kwa ngozi kifuani kwa mama, uwafunike wote wawili. Kama hapumui, mpe pumzi 5 ndogo, mdomo na pua pamoja.',
      'Acha kamba ya kitovu kama ilivyo. Weka kondo la nyuma kwenye mfuko, liende pamoja nao. Mtoto anyonye.',
      womb,
      'Kama mguu, mkono au kamba ya kitovu imetangulia, inua nyonga za mama, usivute, na umpeleke hospitali. Mpeleke pia kama kondo halijatoka kwa dakika 30.',
    ],
    {
      avoid: [
        'Usimvute mtoto wala kamba ya kitovu.',
        'Usikate kamba ya kitovu.',
        'Usibonyeze tumbo ili kumsukuma mtoto.',
      ],
    },
  ),
  pregnancy: urgent(
    [
      'Sema mimba ina miezi mingapi, au kwamba amezaa. Kama hajazaa bado, alalie ubavu wake wa kushoto, na usiweke chochote ukeni.',
      'Piga simu sasa kwa damu yoyote, degedege au kifafa cha mimba, kichwa kinachouma sana, kutoona vizuri au uso uliovimba.',
      'Piga simu sasa kama maji yamepasuka mapema, mtoto hachezi tumboni, au tumbo linauma.',
      'Kama mtoto amezaliwa, mama anavuja damu, na kondo la nyuma bado liko ndani, mpeleke hospitali sasa. Usingoje, na usivute kamba ya kitovu.',
      womb,
      'Kama amezaa, mtoto anyonye, mama akojoe, kisha mlaze chali, miguu juu, na asipate baridi. Mpeleke hospitali.',
      ifNotAwake,
    ],
    {
      avoid: ['Usivute kamba ya kitovu.', 'Usijaze kitambaa ukeni.', 'Usimpe mitishamba.'],
    },
  ),
  sickChild: urgent(
    [
      'Mpeleke mtoto hospitali sasa kama hawezi kunywa wala kunyonya, au anatapika kila kitu.',
      'Mpeleke pia baada ya degedege au kifafa, au kama ni vigumu kumwamsha, amekuwa wa bluu, anapumua haraka, au kifua kinavutwa ndani.',
      'Mpeleke pia kwa homa akiwa chini ya miezi 3, macho yaliyoingia ndani, kutokojoa kwa masaa 6, au damu kwenye choo.',
      'Kama ana homa na shingo imekaza, mikono ni baridi au analia kwa njia isiyo ya kawaida, piga simu sasa. Na usingoje vipele kamwe.',
      'Kama vipele havififii ukivibonyeza kwa glasi, piga simu sasa. Kwenye ngozi nyeusi, tazama viganja, nyayo na ndani ya kope.',
      'Endelea kumnyonyesha, na umpe ORS kidogo kidogo. Mvalishe nguo nyepesi. Omba apimwe malaria.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimwogeshe maji baridi.', 'Usimpe aspirini.', 'Usimpe mitishamba.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

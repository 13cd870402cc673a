import type { ConcernId } from '../../../domain/assistantIds';
import { ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const womb =
  'Kondo la nyuma limetoka? Sugua tumbo kwa nguvu, kwa mzunguko, chini ya kitovu cha mama, hadi liwe gumu kama mpira. Liguse tena.';

/** Mothers, newborns and sick children, in Kiswahili. */
export const births = {
  newborn: urgent(
    [
      'Mkaushe mtoto vizuri kwa kitambaa. Msugue mgongo na nyayo kwa sekunde 30.',
      'Ondoa kitambaa kilicholowa. Mfunike mwili wote isipokuwa uso na kifua, avae kofia, karibu na mama. Usikate kamba ya kitovu.',
      'Hapumui? Uso sawa, mdomo wako ufunike mdomo na pua: pumzi 5 ndogo, hadi kifua kiinuke.',
      'Kifua hakiinuki? Inua kidevu, puliza tena. Kisha pumzi 30 hadi 40 kwa dakika, hadi apumue mwenyewe.',
      'Hakuna dalili ya uhai? Bonyeza kwa vidole gumba viwili chini kidogo ya mstari wa chuchu, sentimita 4: mara 30, kisha pumzi 2, na urudie.',
      'Anapumua au analia? Mweke kifuani kwa mama, ngozi kwa ngozi. Wafunike wote wawili.',
      'Ni watoto wawili? Kwanza asiyepumua.',
    ],
    {
      avoid: ['Usimpige kofi, wala kumshika kichwa chini.', 'Usitoe kitu mdomoni usichokiona.'],
    },
  ),
  birth: urgent(
    [
      'Mtoto amezaliwa, damu nyingi, kondo la nyuma bado liko ndani? Msingoje, usivute. Mtoto anyonye, nendeni hospitali sasa.',
      'Osha mikono. Mama achague jinsi ya kukaa. Ana degedege au kifafa cha mimba, kichwa kinauma sana au haoni vizuri? Hospitali sasa.',
      'Kichwa kinatoka: kishike kwa mikono, usikivute. Kamba ya kitovu imezunguka shingo? Ipitishe juu ya kichwa. Mpokee mtoto: anateleza.',
      'Mkaushe mtoto, msugue mgongo. Ngozi kwa ngozi kifuani kwa mama, wafunike wote wawili. Hapumui? Pumzi 5 ndogo, mdomo na pua pamoja.',
      'Acha kamba ya kitovu kama ilivyo. Kondo la nyuma liweke kwenye mfuko, liende pamoja nao. Mtoto anyonye.',
      womb,
      'Mguu, mkono au kamba ya kitovu imetangulia? Inua nyonga, usivute, nendeni hospitali. Kondo halijatoka kwa dakika 30? Nendeni.',
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
      'Sema mimba ina miezi mingapi, au kwamba amezaa. Hajazaa bado: ubavu wa kushoto, usiweke chochote ukeni.',
      'Damu yoyote, degedege au kifafa cha mimba, kichwa kinauma sana, haoni vizuri au uso umevimba: piga simu sasa.',
      'Maji yamepasuka mapema, mtoto hachezi tumboni, au tumbo linauma: piga simu sasa.',
      'Mtoto amezaliwa, mama anavuja damu, na kondo la nyuma bado liko ndani? Hospitali sasa. Msingoje, usivute kamba ya kitovu.',
      womb,
      'Amezaa? Mtoto anyonye, mama akojoe, mlaze chali, miguu juu, asipate baridi. Mpelekeni hospitali.',
      ifNotAwake,
    ],
    {
      avoid: ['Usivute kamba ya kitovu.', 'Usijaze kitambaa ukeni.', 'Usimpe mitishamba.'],
    },
  ),
  sickChild: urgent(
    [
      'Mpeleke mtoto hospitali sasa kama hawezi kunywa wala kunyonya, au anatapika kila kitu.',
      'Pia baada ya degedege au kifafa, au ni vigumu kumwamsha, amekuwa wa bluu, anapumua haraka, au kifua kinavutwa ndani.',
      'Pia: homa chini ya miezi 3, macho yameingia ndani, hajakojoa kwa masaa 6, damu kwenye choo.',
      'Homa, na shingo imekaza, mikono ni baridi au analia ajabu? Piga simu sasa: usingoje vipele kamwe.',
      'Vipele havififii ukivibonyeza kwa glasi? Piga simu sasa. Ngozi nyeusi: tazama viganja, nyayo, ndani ya kope.',
      'Endelea kumnyonyesha, mpe ORS kidogo kidogo. Nguo nyepesi. Omba apimwe malaria.',
      ifNotAwake,
    ],
    {
      avoid: ['Usimwogeshe maji baridi.', 'Usimpe aspirini.', 'Usimpe mitishamba.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

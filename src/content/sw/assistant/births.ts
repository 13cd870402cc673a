import type { ConcernId } from '../../../domain/assistantIds';
import { ifNotAwake } from '../firstAid/short';
import type { AnswerWords } from './answerIn';
import { urgent } from './urgent';

const womb =
  'Anavuja damu baada ya kondo la nyuma kutoka? Sugua tumbo kwa nguvu, kwa mzunguko, chini ya kitovu chake, hadi liwe gumu kama mpira.';

/** Mothers, newborns and sick children, in Kiswahili. */
export const births = {
  newborn: urgent(
    [
      'Mkaushe mtoto. Msugue mgongo na nyayo kwa sekunde 30.',
      'Mlaze chali, uso sawa.',
      'Hapumui? Mdomo wako ufunike mdomo na pua: pumzi 5 ndogo, hadi kifua kiinuke.',
      'Hakuna dalili ya uhai? Bonyeza kwa vidole gumba viwili chini kidogo ya mstari wa chuchu, sentimita 4: mara 30, kisha pumzi 2, kwa zamu.',
      'Anapumua au analia? Mweke kifuani kwa mama, ngozi kwa ngozi. Wafunike wote wawili.',
    ],
    {
      first: 'Mtoto aliyezaliwa sasa? Mkaushe, msugue mgongo na nyayo.',
      avoid: ['Usimpige kofi, wala kumshika kichwa chini.'],
    },
  ),
  birth: urgent(
    [
      'Osha mikono. Kitambaa safi. Mama achague jinsi ya kukaa.',
      'Kichwa kinatoka: kiegemeze. Kitovu kimezunguka shingo? Kipitishe juu ya kichwa. Mpokee mtoto: anateleza.',
      'Mkaushe mtoto, msugue mgongo. Ngozi kwa ngozi kifuani kwa mama, wafunike wote wawili. Halii? Pumzi 5 ndogo, mdomo na pua pamoja.',
      'Acha kitovu cha mtoto kama kilivyo. Kondo la nyuma liweke kwenye mfuko, liende pamoja nao. Mtoto anyonye.',
      womb,
      'Mguu, mkono au kitovu kinatangulia? Inua nyonga, usivute, nendeni hospitali. Kondo halijatoka kwa dakika 30? Nendeni.',
      'Mama ana degedege, kichwa kinauma sana au haoni vizuri? Hospitali sasa.',
    ],
    {
      first: 'Sema kwamba anazaa.',
      avoid: ['Usimvute mtoto wala kitovu.', 'Usikate kitovu.', 'Usibonyeze tumbo ili kumsukuma mtoto.'],
    },
  ),
  pregnancy: urgent(
    [
      'Sema kwamba ni mjamzito au anazaa, mimba ina miezi mingapi, na unachoona.',
      'Damu yoyote, degedege, kichwa kinauma sana, haoni vizuri au uso umevimba: piga simu sasa.',
      'Maji yamepasuka mapema, mtoto hachezi tumboni, au tumbo linauma: piga simu sasa.',
      'Hajazaa bado: mlaze kwa ubavu wa kushoto.',
      womb,
      'Kisha mtoto anyonye, na mama akojoe. Mlaze chali, asipate baridi.',
      ifNotAwake,
    ],
    {
      first: 'Ni mjamzito? Sema hivyo. Ubavu wa kushoto.',
      avoid: ['Usijaze kitambaa ukeni.', 'Usimpe mitishamba.'],
    },
  ),
  sickChild: urgent(
    [
      'Mpeleke mtoto hospitali sasa kama hawezi kunywa wala kunyonya, au anatapika kila kitu.',
      'Pia baada ya degedege, au ni vigumu kumwamsha, amekuwa wa bluu, anapumua haraka, au kifua kinavutwa ndani.',
      'Pia: homa chini ya miezi 3, macho yameingia ndani, hajakojoa kwa masaa 6, damu kwenye choo.',
      'Homa, na shingo imekaza, mikono ni baridi au analia ajabu? Piga simu sasa: usingoje vipele kamwe.',
      'Vipele havififii ukivibonyeza kwa glasi? Piga simu sasa. Ngozi nyeusi: tazama viganja, nyayo, ndani ya kope.',
      'Endelea kumnyonyesha, mpe ORS kidogo kidogo. Nguo nyepesi. Omba apimwe malaria.',
      ifNotAwake,
    ],
    {
      first: 'Mtoto ni mgonjwa: ni vigumu kumwamsha, hawezi kunywa, au anapumua haraka? Hospitali sasa.',
      avoid: ['Usimwogeshe maji baridi.', 'Usimpe aspirini.', 'Usimpe mitishamba.'],
    },
  ),
} satisfies Partial<Record<ConcernId, AnswerWords>>;

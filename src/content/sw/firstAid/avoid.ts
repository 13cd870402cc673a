import type { avoid as english } from '../../en/firstAid/avoid';

/** What not to do, by topic, in Kiswahili. A clinician has to agree to a change. */
export const avoid: Readonly<Record<keyof typeof english, readonly string[]>> = {
  notBreathing: [
    'Kutetemeka kunaweza kumaanisha kwamba moyo umesimama. Kukiisha, angalia kama anapumua.',
    'Usibonyeze kifua cha mtu aliye macho.',
  ],
  choking: [
    'Usibonyeze tumbo la mtoto mchanga.',
    'Usitie kidole kooni usipoona kitu.',
    'Usimpe maji. Usimtikise mtu kichwa kikiwa chini.',
  ],
  bleeding: [
    'Usitoe kitu kilichoingia kwenye jeraha.',
    'Usifunge kwa waya, uzi wala kamba ya kiatu. Usifunge kwenye kiungo.',
    'Usilegeze kitambaa cha kuzuia damu. Kamwe usikifunge shingoni.',
  ],
  heartAttack: [
    'Usiendeshe gari mwenyewe hadi hospitali.',
    'Usimpe aspirini kama uso, mikono au maneno yamebadilika.',
    'Usimpe dawa nyingine yoyote, isipokuwa wahudumu wakikuambia kwenye simu.',
  ],
  stroke: [
    'Usimpe aspirini wala dawa nyingine.',
    'Usimpe chakula wala kinywaji.',
    'Usimpeleke kwa gari mwenyewe: piga simu kwanza.',
  ],
  burns: [
    'Usiweke barafu.',
    'Usipake siagi, dawa ya meno wala yai.',
    'Usipasue malengelenge.',
    'Usibandue kilichoshika ngozi.',
  ],
  roadAccident: [
    'Usimvue mwendeshaji helmeti, isipokuwa hapumui kawaida, au hawezi kusaidiwa akiwa nayo.',
    'Usimvute mtu nje, isipokuwa kuna moto au magari yanapita.',
    'Usimpe chakula wala kinywaji.',
  ],
  snakebite: [
    'Usimfukuze nyoka. Picha kutoka mbali tu.',
    'Usifunge kitambaa cha kuzuia damu.',
    'Usikate wala kunyonya palipoumwa. Usiweke jiwe jeusi wala mitishamba palipoumwa.',
    'Usimpe pombe wala aspirini.',
    'Usifunge bendeji ya kubana, isipokuwa anayepokea simu au mhudumu wa afya akisema.',
  ],
};

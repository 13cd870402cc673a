import type { Facts } from '../../config/facts';
import type { CallStop } from '../../sections/CallTimeline/CallTimeline';
import { callPictures as pictures } from './callPictures';

/** How long it takes until the ambulance is there, as the aim that it is; nothing where the owner has set nothing. */
function arrivalAim({ aims: { townMinutes, outsideMinutes } }: Facts): string | undefined {
  const places = [
    ...(townMinutes === undefined ? [] : [`dakika ${String(townMinutes)} mijini`]),
    ...(outsideMinutes === undefined ? [] : [`dakika ${String(outsideMinutes)} nje ya miji`]),
  ];
  return places.length > 0 ? `Lengo letu: ${places.join(', ')}` : undefined;
}

/** The stops of the way from the call to the hospital, in Kiswahili: times only where the owner has set them. */
export const callStops = (facts: Facts): readonly CallStop[] => [
  {
    when: 'Mara moja',
    aim:
      facts.aims.answerSeconds === undefined
        ? undefined
        : `Lengo letu: sekunde ${String(facts.aims.answerSeconds)}`,
    title: 'Simu yako inapokelewa',
    text: 'Tunauliza uko wapi, na nambari ya kukupigia.',
    picture: pictures.dispatch,
    you: 'Weka simu kwenye spika. Sema kaunti, barabara na alama ya karibu.',
  },
  {
    when: 'Mnapoongea',
    title: 'Wahudumu wanaondoka',
    text: 'Wanaweza kuondoka tukiwa bado tunaongea. Maswali yetu hayawacheleweshi.',
    picture: pictures.setOff,
    you: 'Sema nini kimetokea, kama anaamka na anapumua, ana umri gani, na ni watu wangapi. Usikate simu.',
  },
  {
    when: 'Hadi tufike',
    title: 'Tunakusaidia kusaidia',
    text: 'Anayepokea simu anakuambia mikono yako ifanye nini.',
    picture: pictures.helping,
    keep: 'bottom',
    you: 'Tuma mtu barabarani akiwa na tochi. Fungua geti. Kusanya dawa na karatasi zake.',
  },
  {
    when: 'Tunakuambia muda',
    aim: arrivalAim(facts),
    title: 'Ambulensi iko njiani',
    text: 'Unaambiwa utusubiri lini. Msongamano wa magari na umbali hubadilisha muda huo.',
    picture: pictures.onTheRoad,
    you: 'Piga simu tena hali ikiwa mbaya zaidi, au mkienda mahali pengine.',
  },
  {
    when: 'Tukishafika',
    title: 'Wahudumu wanampokea mgonjwa',
    text: 'Wanatazama, wanatibu, wanaeleza, na mnakubaliana mwende wapi.',
    picture: pictures.atYourSide,
    you: 'Waambie nini kilitokea na lini, na utaje dawa na mzio wake.',
  },
  {
    when: 'Safarini',
    title: 'Huduma inaendelea safarini',
    text: 'Wahudumu wanamwangalia mgonjwa njia nzima. Hospitali inaambiwa ni nani anakuja.',
    picture: pictures.journey,
    you: 'Beba kitambulisho, na nambari ya bima au ya SHA kama ipo.',
  },
  {
    when: 'Hospitalini',
    title: 'Kumkabidhi mgonjwa',
    text: 'Wahudumu wanaiambia timu ya hospitali nini kilitokea, walichoona na walichofanya. Hawaondoki hadi yote yasikike.',
    picture: pictures.handover,
    you: 'Waulize wahudumu mgonjwa anapelekwa wodi gani.',
  },
];

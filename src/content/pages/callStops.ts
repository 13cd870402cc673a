import words from '#words/callStops.json';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import { language } from './language';
import type { Facts } from '../../config/facts';
import type { CallStop } from '../../sections/CallTimeline/CallTimeline';
import { callPictures as pictures } from './callPictures';

const seconds = (count: number) => plural(language, words.seconds, count);
const minutes = (count: number) => plural(language, words.minutes, count);

/** How long it takes until the ambulance is there, as the aim that it is; nothing where the owner has set nothing. */
function arrivalAim({ aims: { townMinutes, outsideMinutes } }: Facts): string | undefined {
  const places = [
    ...(townMinutes === undefined ? [] : [fill(words.inTowns, { minutes: minutes(townMinutes) })]),
    ...(outsideMinutes === undefined ? [] : [fill(words.outsideTowns, { minutes: minutes(outsideMinutes) })]),
  ];
  return places.length > 0 ? fill(words.arrivalAim, { places: places.join(', ') }) : undefined;
}

/** The stops of the way from the call to the hospital: times only where the owner has set them. */
export const callStops = (facts: Facts): readonly CallStop[] => [
  {
    when: words.dispatcherAnswers.when,
    aim:
      facts.aims.answerSeconds === undefined
        ? undefined
        : fill(words.dispatcherAnswers.aim, { seconds: seconds(facts.aims.answerSeconds) }),
    title: words.dispatcherAnswers.title,
    text: words.dispatcherAnswers.text,
    picture: pictures.dispatch,
    you: words.dispatcherAnswers.you,
  },
  {
    ...words.crewSetsOff,
    picture: pictures.setOff,
  },
  {
    ...words.helpHelp,
    picture: pictures.helping,
    keep: 'bottom',
  },
  {
    ...words.ambulanceRoad,
    aim: arrivalAim(facts),
    picture: pictures.onTheRoad,
  },
  {
    ...words.crewTakesOver,
    picture: pictures.atYourSide,
  },
  {
    ...words.careGoesDuringJourney,
    picture: pictures.journey,
  },
  {
    ...words.handover,
    picture: pictures.handover,
  },
];

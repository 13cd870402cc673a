import type { Facts } from '../../config/facts';
import type { CallStop } from '../../sections/CallTimeline/CallTimeline';
import { callPictures as pictures } from './callPictures';

const seconds = (count: number) => (count === 1 ? '1 second' : `${String(count)} seconds`);
const minutes = (count: number) => (count === 1 ? '1 minute' : `${String(count)} minutes`);

/** How long it takes until the ambulance is there, as the aim that it is; nothing where the owner has set nothing. */
function arrivalAim({ aims: { townMinutes, outsideMinutes } }: Facts): string | undefined {
  const places = [
    ...(townMinutes === undefined ? [] : [`${minutes(townMinutes)} in towns`]),
    ...(outsideMinutes === undefined ? [] : [`${minutes(outsideMinutes)} outside towns`]),
  ];
  return places.length > 0 ? `Our aim: ${places.join(', ')}` : undefined;
}

/** The stops of the way from the call to the hospital: times only where the owner has set them. */
export const callStops = (facts: Facts): readonly CallStop[] => [
  {
    when: 'At once',
    aim: facts.aims.answerSeconds === undefined ? undefined : `Our aim: ${seconds(facts.aims.answerSeconds)}`,
    title: 'A dispatcher answers',
    text: 'We ask where you are, and which number we can call back.',
    picture: pictures.dispatch,
    you: 'Put the phone on speaker. Say the county, the road and the nearest landmark.',
  },
  {
    when: 'While you speak',
    title: 'A crew sets off',
    text: 'It can leave while we are still talking. Our questions do not slow it down.',
    picture: pictures.setOff,
    you: 'Say what happened, whether they wake up and breathe, how old they are and how many. Stay on the line.',
  },
  {
    when: 'Until we are there',
    title: 'We help you help',
    text: 'The dispatcher tells you what your hands can do.',
    picture: pictures.helping,
    keep: 'bottom',
    you: 'Send somebody to the road with a torch. Open the gate. Collect medicines and papers.',
  },
  {
    when: 'We tell you a time',
    aim: arrivalAim(facts),
    title: 'The ambulance is on the road',
    text: 'You hear when to expect us. Traffic and distance change it.',
    picture: pictures.onTheRoad,
    you: 'Call again if the person gets worse, or if you move.',
  },
  {
    when: 'At your side',
    title: 'The crew takes over',
    text: 'They look, treat, explain, and agree with you where to go.',
    picture: pictures.atYourSide,
    you: 'Tell them what happened and when, and name medicines and allergies.',
  },
  {
    when: 'On the way',
    title: 'Care goes on during the journey',
    text: 'The crew watches the patient all the way. The hospital is told who is coming.',
    picture: pictures.journey,
    you: 'Bring the ID card, and the insurance or SHA number if there is one.',
  },
  {
    when: 'At the hospital',
    title: 'Handover',
    text: 'The crew tells the hospital team what happened, what they found and what they did. They stay until everything has been heard.',
    picture: pictures.handover,
    you: 'Ask the crew which ward the patient goes to.',
  },
];

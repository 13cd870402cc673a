import airEvacuation from 'virtual:picture/slide-air-evacuation';
import cityResponse from 'virtual:picture/slide-city-response';
import dispatch from 'virtual:picture/slide-dispatch';
import highway from 'virtual:picture/slide-highway';
import matchDay from 'virtual:picture/slide-match-day';
import school from 'virtual:picture/slide-school';
import site from 'virtual:picture/slide-site';
import type { HomeContent } from '../pageTypes';

/** The seven slides of the hero slider. */
export const slider: HomeContent['slider'] = {
  title: 'Where we work',
  labels: {
    previous: 'Previous slide',
    next: 'Next slide',
    stop: 'Stop the slide show',
    start: 'Start the slide show',
    slide: '{n} of {total}',
    goTo: 'Slide {n}',
    row: 'Slides',
  },
  slides: [
    {
      picture: cityResponse,
      title: 'In the city',
      text: 'We aim for 5-10 minutes in urban areas; traffic and distance change it.',
    },
    {
      picture: highway,
      title: 'On the highway',
      text: 'Crash on the road? Tell us road, direction and landmark.',
    },
    {
      picture: airEvacuation,
      title: 'By air',
      text: 'From an airstrip to a hospital bed, with a flight crew.',
      link: { label: 'Air medical evacuation', to: '/AirMedicalEvac' },
    },
    {
      picture: school,
      title: 'At school',
      text: 'A plan, trained teachers and a number that answers.',
      link: { label: 'School emergency cover', to: '/SchoolEmergencyCover' },
    },
    {
      picture: matchDay,
      title: 'At the touchline',
      text: 'Paramedics beside the pitch, from school rugby to road races.',
      link: { label: 'Sports coverage', to: '/SportsCoverage' },
    },
    {
      picture: site,
      title: 'On site',
      text: 'First aid at work, drills, and a way to hospital for every shift.',
      link: { label: 'Site emergency cover', to: '/SiteEmergencyCover' },
    },
    {
      picture: dispatch,
      title: 'On the line with you',
      text: 'The dispatcher stays on the phone until the crew is there.',
    },
  ],
};

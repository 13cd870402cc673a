import words from '#words/slides.json';
import { pageLink } from './links';
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
  title: words.title,
  labels: words.labels,
  slides: [
    {
      picture: cityResponse,
      ...words.slides.city,
    },
    {
      picture: highway,
      ...words.slides.highway,
    },
    {
      picture: airEvacuation,
      title: words.slides.air.title,
      text: words.slides.air.text,
      link: pageLink(words.slides.air.link, '/AirMedicalEvac'),
    },
    {
      picture: school,
      title: words.slides.school.title,
      text: words.slides.school.text,
      link: pageLink(words.slides.school.link, '/SchoolEmergencyCover'),
    },
    {
      picture: matchDay,
      title: words.slides.touchline.title,
      text: words.slides.touchline.text,
      link: pageLink(words.slides.touchline.link, '/SportsCoverage'),
    },
    {
      picture: site,
      title: words.slides.site.title,
      text: words.slides.site.text,
      link: pageLink(words.slides.site.link, '/SiteEmergencyCover'),
    },
    {
      picture: dispatch,
      ...words.slides.line,
    },
  ],
};

import airEvacuation from 'virtual:picture/slide-air-evacuation/sw';
import cityResponse from 'virtual:picture/slide-city-response/sw';
import dispatch from 'virtual:picture/slide-dispatch/sw';
import highway from 'virtual:picture/slide-highway/sw';
import matchDay from 'virtual:picture/slide-match-day/sw';
import school from 'virtual:picture/slide-school/sw';
import site from 'virtual:picture/slide-site/sw';
import type { HomeContent } from '../pageTypes';
import { linkInKiswahili } from './links';

/** The seven slides of the hero slider, in Kiswahili. */
export const slider: HomeContent['slider'] = {
  title: 'Tunapofanya kazi',
  labels: {
    previous: 'Picha iliyotangulia',
    next: 'Picha inayofuata',
    stop: 'Simamisha picha',
    start: 'Endesha picha',
    slide: '{n} kati ya {total}',
    goTo: 'Picha {n}',
    row: 'Picha',
  },
  slides: [
    {
      picture: cityResponse,
      title: 'Mjini',
      text: 'Tunalenga dakika 5-10 mijini; msongamano wa magari na umbali hubadilisha muda huo.',
    },
    {
      picture: highway,
      title: 'Barabara kuu',
      text: 'Ajali barabarani? Tuambie barabara, upande na alama ya karibu.',
    },
    {
      picture: airEvacuation,
      title: 'Kwa ndege',
      text: 'Kutoka uwanja mdogo wa ndege hadi kitanda cha hospitali, na wahudumu wake.',
      link: linkInKiswahili('Ambulensi ya ndege', '/AirMedicalEvac'),
    },
    {
      picture: school,
      title: 'Shuleni',
      text: 'Mpango, walimu waliofunzwa na nambari inayopokelewa.',
      link: linkInKiswahili('Huduma ya dharura shuleni', '/SchoolEmergencyCover'),
    },
    {
      picture: matchDay,
      title: 'Kando ya uwanja',
      text: 'Paramediki kando ya uwanja, kuanzia raga ya shule hadi mbio za barabarani.',
      link: linkInKiswahili('Huduma kwa michezo', '/SportsCoverage'),
    },
    {
      picture: site,
      title: 'Kazini',
      text: 'Huduma ya kwanza kazini, mazoezi, na njia ya hospitali kwa kila zamu.',
      link: linkInKiswahili('Huduma ya dharura kazini', '/SiteEmergencyCover'),
    },
    {
      picture: dispatch,
      title: 'Nawe kwenye simu',
      text: 'Anayepokea simu hakati hadi wahudumu wafike.',
    },
  ],
};

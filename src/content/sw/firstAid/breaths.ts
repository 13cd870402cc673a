import breathsPicture from 'virtual:picture/firstAid-breaths/sw';
import headTilt from 'virtual:picture/firstAid-head-tilt/sw';
import { sources as s } from '../../en/firstAid/sources';
import type { FirstAidList } from '../../firstAidTypes';

/** How a breath is given, in Kiswahili. */
export const breaths: FirstAidList = {
  id: 'breaths',
  title: 'Jinsi ya kupuliza pumzi',
  items: [
    {
      act: 'Kiganja kwenye paji la uso, ncha za vidole viwili chini ya mfupa wa kidevu.',
      text: 'Kichwa nyuma, kidevu juu: pua ielekee juu. Mtoto: kidogo tu. Mtoto mchanga: uso ulale sawa.',
      pictures: [headTilt],
      from: [s.common],
    },
    { act: 'Toa mdomoni kile unachokiona tu.', from: [s.common] },
    { act: 'Bana pua.', text: 'Midomo yako izunguke mdomo wake, pasiwe na mwanya.', from: [s.common] },
    {
      act: 'Puliza kwa sekunde 1',
      text: 'hadi kifua kiinuke. Kiache kishuke. Rudia.',
      pictures: [breathsPicture],
      from: [s.common],
    },
    {
      ask: 'Kifua hakiinuki?',
      act: 'Rekebisha kichwa na kidevu, jaribu mara moja zaidi.',
      text: 'Kisha rudi kubonyeza.',
      from: [s.common],
    },
    {
      ask: 'Mtoto mchanga:',
      act: 'mdomo wako ufunike mdomo na pua.',
      text: 'Hewa iliyo mashavuni mwako tu.',
      from: [s.common],
    },
  ],
};

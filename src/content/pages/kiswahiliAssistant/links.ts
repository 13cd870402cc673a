import type { Link } from '../../../domain/link';
import type { FirstAidPartId } from '../../../domain/firstAidPath';
import { pathIn } from '../../../domain/language';
import { chats as english } from '#en/assistant/chats';
import { requestKinds, requestPage, requestsPage } from '../../../domain/requests/kinds';
import { helplines } from '../../helplines';
import { chatThatSays } from '../../whatsapp';
import { pushOn } from '../firstAid/pushOn';
import { whereAmILink } from '../links';
import { allTopics, linkToPart, parts, titles, pathOf } from '../firstAid/titles';
import type { FirstAidPageId } from '../../firstAidTypes';
import { chats } from './chats';

const { ambulance, befrienders, poison, poisonSecond, violence, child } = helplines;
const cpr = pathOf('notBreathing');
const pages = Object.entries(titles) as [FirstAidPageId, string][];
const partIds = Object.keys(parts) as FirstAidPartId[];

/** What links are called in Kiswahili, by where they lead. */
const labels = new Map<string, string>([
  ...pages.map(([id, title]) => [pathOf(id), title] as const),
  ...partIds.map((id) => [linkToPart(id).to, parts[id]] as const),
  ...[allTopics, pushOn.adult, pushOn.baby, whereAmILink].map(({ to, label }) => [to, label] as const),
  [`${cpr}#child`, 'Jinsi ya kubonyeza kifua cha mtoto'],
  [`${cpr}#breaths`, 'Jinsi ya kupuliza pumzi'],
  [`${pathOf('notAwake')}#adult`, 'Kumlaza kwa ubavu, hatua kwa hatua'],
  [`${pathOf('notAwake')}#baby`, 'Mtoto mchanga anayepumua, hatua kwa hatua'],
  [`${pathOf('choking')}#baby`, 'Mtoto mchanga amepaliwa'],
  [`${pathOf('whatToSay')}#waiting`, 'Unaposubiri'],
  [pathOf('despair'), 'Kwa saa moja ijayo'],
  [pathOf('despairHelper'), 'Jinsi ya kumuuliza, kumsikiliza na kukaa naye'],
  [pathOf('sexualViolence'), 'Kinachosaidia sasa, na nani'],
  [pathOf('violenceAtHome'), 'Jinsi ya kupanga, na nani anasaidia'],
  [`${pathOf('sickChild')}#ors`, 'Jinsi ya kutengeneza ORS'],
  ['/sw/ContactUs', 'Wasiliana nasi'],
  ...[requestsPage, ...requestKinds.map(requestPage)].map(
    (page) => [pathIn('sw', page), 'Omba bei'] as const,
  ),
  ['/sw/BookAppointment', 'Panga miadi'],
  ['/sw/FAQ', 'Maswali kumi na majibu'],
  ['/sw/ParamedicsPage', 'Wahudumu na magari yetu'],
  ['/sw/OurTeam', 'Timu yetu'],
  ['/sw/PatientTransfer', 'Kumsafirisha mgonjwa'],
  ['/sw/AirMedicalEvac', 'Kumsafirisha mgonjwa kwa ndege'],
  ['/sw/EventCoverage', 'Huduma yetu kwa hafla'],
  ['/sw/SportsCoverage', 'Huduma yetu kwa michezo'],
  ['/sw/FirstAidTraining', 'Mafunzo ya huduma ya kwanza'],
  ['/sw/SchoolEmergencyCover', 'Huduma yetu kwa shule'],
  ['/sw/SiteEmergencyCover', 'Huduma yetu kwa maeneo ya kazi'],
  ['tel:999', 'Polisi: 999'],
  [ambulance.href, `Ambulensi na ushauri nasaha: ${ambulance.display}`],
  [befrienders.href, `Befrienders Kenya: ${befrienders.display}`],
  [poison.href, `Laini ya sumu: ${poison.display}`],
  [poisonSecond.href, `Laini ya sumu: ${poisonSecond.display}`],
  [violence.href, `Laini ya ukatili: ${violence.display}`],
  [child.href, `Laini ya watoto: ${child.display}`],
]);

/** Chats in Kiswahili, by their English twins. */
const chatsByEnglish = new Map(
  Object.entries(chats).map(([id, words]) => [
    chatThatSays(english[id as keyof typeof english]),
    chatThatSays(words),
  ]),
);

/** A link of an English answer in Kiswahili. */
export function pageLink(link: Link): Link {
  const chat = chatsByEnglish.get(link.to);
  if (chat !== undefined) return { ...link, to: chat, label: 'Andika kwa WhatsApp' };
  const to = link.to.startsWith('/') ? pathIn('sw', link.to) : link.to;
  return { ...link, to, label: labels.get(to.split('=')[0] ?? to) ?? labels.get(to) ?? link.label };
}

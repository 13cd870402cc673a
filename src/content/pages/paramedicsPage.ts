import words from '#words/paramedicsPage.json';
import banner from 'virtual:picture/banner-paramedics';
import scene1 from 'virtual:picture/gallery-response-7';
import scene2 from 'virtual:picture/gallery-response-5';
import scene3 from 'virtual:picture/gallery-training-1';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import { claimed } from '../claimed';
import { facts as ownFacts } from '../facts';
import type { RolesHeart } from '../heartTypes';
import type { ServiceContent } from '../pageTypes';
import { figures, figuresNote } from './figures';
import { language } from './language';
import { officeLinks, contactLink } from './links';
import { dateLocale } from './locale';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const listed = new Intl.ListFormat(dateLocale, { type: 'conjunction' });
const { items } = words.included;
const asked = words.questions.items;

/** Licences and medical director, as far as the owner has set them. */
export function registrationFrom(
  facts: Pick<Facts, 'kmpdcLicence' | 'licences' | 'medicalDirector'>,
): string[] {
  const said = asked.crewsRegistered.answer;
  const { kmpdcLicence: number, licences, medicalDirector: name } = facts;
  const all = [...(number === '' ? [] : [fill(said.kmpdc, { number })]), ...licences];
  return [
    all.length === 0
      ? said.none
      : plural(language, said.licences, all.length, { licences: listed.format(all) }),
    ...(name === '' ? [] : [fill(said.director, { name })]),
  ];
}

const included = {
  title: words.included.title,
  items: [
    items.care,
    items.journey,
    items.explanation,
    items.report,
    ...claimed('ambulanceKit', items.kit),
    ...claimed('advancedUnits', items.advanced),
  ],
};

const days = ownFacts.notice.event;
const notice = days === undefined ? words.call.notice.none : plural(language, words.call.notice, days);

const { dispatcher, technician, paramedic, hospital } = words.heart.roles;
const [always] = claimed('crewsAlways', words.heart.always);

/** Who does what. */
const heart: RolesHeart = {
  kind: 'roles',
  title: words.heart.title,
  ...(always !== undefined && { lead: always }),
  roles: [
    { ...dispatcher, kind: 'phone' },
    { ...technician, kind: 'bag' },
    { ...paramedic, kind: 'monitor' },
    {
      kind: 'hospital',
      name: hospital.name,
      where: hospital.where,
      tasks: [...hospital.tasks, ...claimed('staffOnBoard', hospital.along)],
    },
  ],
};

/** The paramedics. */
export const paramedicsPage: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, included }, banner, 'journey'),
  order: 'inclusion',
  figures: {
    title: words.figures.title,
    note: figuresNote,
    items: [figures.clients, figures.calls, figures.years, figures.volunteers],
  },
  heart,
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      asked.whichHospital,
      {
        question: asked.crewsRegistered.question,
        answer: [
          asked.crewsRegistered.answer.order,
          ...registrationFrom(ownFacts),
          ...claimed('training', asked.crewsRegistered.answer.training),
        ],
      },
      asked.canBookParamedicAhead,
      ...claimed('volunteers', asked.whatDoVolunteersDo),
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.oximeterFinger },
    { picture: scene2, caption: words.photos.homeVillage },
    { picture: scene3, caption: words.photos.chestCompressionsManikin },
  ]),
  related: relatedPages(['/EmergencyCare', '/EventCoverage'], 'whatHappens'),
  call: {
    title: words.call.title,
    text: notice,
    actions: [quoteLink('Paramedics Services'), contactLink, ...officeLinks],
  },
};

import words from '#words/patientTransfer.json';
import banner from 'virtual:picture/banner-patient-transfer';
import scene1 from 'virtual:picture/gallery-response-4';
import scene2 from 'virtual:picture/gallery-response-5';
import scene3 from 'virtual:picture/gallery-response-3';
import { claimed } from '../claimed';
import { facts } from '../facts';
import type { ReceiptHeart } from '../heartTypes';
import type { ServiceContent } from '../pageTypes';
import { officeLinks, contactLink } from './links';
import { authorityFrom } from './payment';
import { withNotice } from './notice';
import { quoteLink } from './quoteLink';
import { askForPrice, priceTitle, receiptFrom } from './prices';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { serviceParts } from './serviceParts';
import { howToPay, whereWeCome } from './serviceQuestions';

const { transferVan, ambulanceTechnicians, ambulanceParamedic } = words.heart.kinds.items;
const { items } = words.included;
const asked = words.questions.items;

const intro = {
  answers: withNotice(words.intro.answers, words.notice, facts.notice.transfer),
};

const included = {
  title: words.included.title,
  items: [
    ...claimed('bedside', items.bedside, items.collection),
    items.care,
    items.oxygen,
    items.relative,
    ...claimed('newsOnTheWay', items.news),
    items.handover,
  ],
};

const paramedic = {
  title: ambulanceParamedic.title,
  text: [
    ambulanceParamedic.text,
    ...claimed('advancedUnits', ambulanceParamedic.advanced),
    ...claimed('staffOnBoard', ambulanceParamedic.staff),
  ].join(' '),
};

const prices = receiptFrom(facts);

/** What a journey costs; without the owner's prices, how one gets a price. */
const heart: ReceiptHeart = {
  kind: 'receipt',
  ...(prices
    ? {
        title: priceTitle,
        paragraphs: words.heart.paragraphs,
        prices,
        action: { ...quoteLink('Patient Transfer'), label: askForPrice },
      }
    : words.heart.none),
  kinds: {
    title: words.heart.kinds.title,
    items: [...claimed('transferVan', transferVan), ambulanceTechnicians, paramedic],
  },
};

/** Transfers inside Kenya. */
export const patientTransfer: ServiceContent = {
  meta: words.meta,
  ...serviceParts({ ...words, intro, included }, banner, 'journey'),
  order: 'journey',
  heart,
  questions: {
    title: words.questions.title,
    items: [
      whereWeCome,
      asked.whoDecides,
      asked.patientElsewhere,
      asked.roadOrAir,
      asked.whatPatientGetsWorseWay,
      ...claimed('lastDays', asked.canTakeSomeoneHomeLast),
      { question: asked.doesAuthorityPay, answer: [authorityFrom(facts)] },
      ...howToPay,
    ],
  },
  photos: scenes(words.photos.title, [
    { picture: scene1, caption: words.photos.loadingSeenInside },
    { picture: scene2, caption: words.photos.homeVillage },
    { picture: scene3, caption: words.photos.wetRoadsTeaCountry },
  ]),
  related: relatedPages(['/InternationalPatientTransfer', '/AirMedicalEvac'], 'hospital'),
  call: { ...words.call, actions: [quoteLink('Patient Transfer'), contactLink, ...officeLinks] },
};

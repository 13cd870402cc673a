import words from '#words/privacyPolicy.json';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import { emailProvider } from './consents';
import { language } from './language';
import type { StatedPeriods } from '../../config/retention';
import { facts } from '../facts';
import { keepsOffline } from '../keepsOffline';
import { owner } from '../owner';
import { retentionDays, statedPeriods } from '../retention';
import type { LegalContent } from '../pageTypes';
import { lastChanged } from './lastChanged';
import { legalStatus } from './legalStatus';
import { inEnglish } from './translation';

const messagesStayHere = emailProvider === '';

/** Where contact messages go, as the site is set up. */
const messagePath = messagesStayHere
  ? words.messagePath.messageContactFormStoredOwn
  : fill(words.messagePath.messageContactFormSentThrough, { URL: emailProvider });

const days = (count: number) => plural(language, words.days, count, { count: count.toLocaleString('en') });
const months = (count: number) => plural(language, words.months, count, { count });

/** How long what is sent is kept, by the setting. */
const keptUntilAsked = words.keptUntilAsked;
const keptForDays = [
  fill(words.keptForDays.messages, { days: days(retentionDays) }),
  fill(words.keptForDays.bookingsRequests, { days: days(retentionDays) }),
  fill(words.keptForDays.reviewsDoNotPublish, { days: days(retentionDays) }),
];
const kept = retentionDays === 0 ? keptUntilAsked : keptForDays;

/** How long copies of the database exist. */
function copiesKept({ copies }: StatedPeriods): string[] {
  if (!copies) return [words.copies.elsewhere];
  return [
    fill(words.copies.newest, { days: days(copies.days) }),
    ...(copies.months === 0 ? [] : [fill(words.copies.monthly, { months: months(copies.months) })]),
    words.copies.fuller,
    words.copies.byHand,
  ];
}

/** How long e-mails, copies and network addresses are kept, as far as the owner has said it. */
export function periods(stated: StatedPeriods): { kept: string[]; address: string } {
  const { mailboxDays, addressDays } = stated;
  return {
    kept: [
      words.sections.howUseInformation.parts.howLongKeep.points.sentMail,
      mailboxDays === undefined
        ? words.mailboxes.unsaid
        : fill(words.mailboxes.days, { days: days(mailboxDays) }),
      words.sections.howUseInformation.parts.howLongKeep.points.stoppedMail,
      ...copiesKept(stated),
    ],
    address:
      addressDays === undefined
        ? words.addressLog.unsaid
        : fill(words.addressLog.days, { days: days(addressDays) }),
  };
}

const ours = periods(statedPeriods);
const { informationCollect, howUseInformation, sharingInformation } = words.sections;
const { whatWhyMay, howLongKeep } = howUseInformation.parts;

/** The privacy policy: a draft in plain words. The owner's lawyer has to read it before the site goes live, see the owner's guide. */
export const privacyPolicy: LegalContent = {
  meta: words.meta,
  intro: words.intro,
  changed: lastChanged('2026-11-27'),
  status: legalStatus(facts),
  contentsTitle: words.contentsTitle,
  note: [
    fill(words.note, { brand: owner.brand, address: owner.address }),
    ...(facts.odpcNumber === '' ? [] : [fill(words.registration, { number: facts.odpcNumber })]),
  ].join(' '),
  ...inEnglish('/PrivacyPolicy'),
  sections: [
    {
      title: informationCollect.title,
      paragraphs: [
        `${informationCollect.paragraphs.networkAddress} ${ours.address}`,
        informationCollect.paragraphs.assistant,
        informationCollect.paragraphs.place,
        informationCollect.paragraphs.care,
        informationCollect.paragraphs.forms,
      ],
      points: informationCollect.points,
    },
    {
      title: howUseInformation.title,
      paragraphs: howUseInformation.paragraphs,
      parts: [
        {
          title: whatWhyMay.title,
          points: [...whatWhyMay.points, ...(messagesStayHere ? [] : howUseInformation.parts.abroad)],
        },
        {
          title: howLongKeep.title,
          points: [
            ...kept,
            howLongKeep.points.addressNewsUntilTellUs,
            howLongKeep.points.formComesBackMistake15,
            ...ours.kept,
            howLongKeep.points.recordsCareLongLawDemands,
          ],
        },
      ],
    },
    words.sections.howProtectInformation,
    {
      title: sharingInformation.title,
      paragraphs: [
        sharingInformation.paragraphs.personalInformationNeverSoldRented,
        messagePath,
        sharingInformation.paragraphs.dataLeaveKenyaOnlyConsent,
        sharingInformation.paragraphs.besidesOwnStaffTheseMay,
      ],
      points: [
        sharingInformation.points.thoseWhoGoTreatingHealth,
        sharingInformation.points.companyHostsWebsiteUnderContract,
        sharingInformation.points.companyCarriesEmailUseOne,
        ...(statedPeriods.copies?.isRemote === true ? sharingInformation.points.companyStoresCopies : []),
        ...(messagesStayHere
          ? []
          : sharingInformation.points.n4.map((text) => fill(text, { URL: emailProvider }))),
        sharingInformation.points.authoritiesWhereLawDemands,
      ],
    },
    words.sections.rights,
    {
      title: words.sections.cookies.title,
      paragraphs: words.sections.cookies.paragraphs,
      points: [
        words.sections.cookies.points.tab,
        words.sections.cookies.points.language,
        words.sections.cookies.points.plan,
        ...(keepsOffline ? [words.sections.cookies.points.offline] : []),
      ],
    },
    words.sections.changesPolicy,
    {
      title: words.sections.contactUs.title,
      paragraphs: words.sections.contactUs.paragraphs,
      points: [
        ...(owner.officer === ''
          ? []
          : [fill(words.sections.contactUs.points.n1, { officer: owner.officer })]),
        fill(words.sections.contactUs.points.email, { email: owner.email }),
        fill(words.sections.contactUs.points.phone, { phone: owner.phone.display }),
        fill(words.sections.contactUs.points.address, { address: owner.address }),
      ],
    },
  ],
};

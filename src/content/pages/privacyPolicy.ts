import words from '#words/privacyPolicy.json';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import { language } from './language';
import { owner } from '../owner';
import { retentionDays } from '../retention';
import type { LegalContent } from '../pageTypes';
import { lastChanged } from './lastChanged';
import { inEnglish } from './translation';

const messagesStayHere = owner.emailService.origin === '';

/** Where contact messages go, as the site is set up. */
const messagePath = messagesStayHere
  ? words.messagePath.messageContactFormStoredOwn
  : fill(words.messagePath.messageContactFormSentThrough, {
      URL: new URL(owner.emailService.origin).hostname,
    });

const days = (count: number) => plural(language, words.days, count, { count: count.toLocaleString('en') });

/** How long what is sent is kept, by the setting. */
const keptUntilAsked = words.keptUntilAsked;
const keptForDays = [
  fill(words.keptForDays.messages, { days: days(retentionDays) }),
  fill(words.keptForDays.bookingsRequests, { days: days(retentionDays) }),
  fill(words.keptForDays.reviewsDoNotPublish, { days: days(retentionDays) }),
];
const kept = retentionDays === 0 ? keptUntilAsked : keptForDays;

/** The privacy policy: a draft in plain words. The owner's lawyer has to read it before the site goes live, see the owner's guide. */
export const privacyPolicy: LegalContent = {
  meta: words.meta,
  intro: words.intro,
  changed: lastChanged('2026-11-25'),
  contentsTitle: words.contentsTitle,
  note: fill(words.note, { brand: owner.brand, address: owner.address }),
  ...inEnglish('/PrivacyPolicy'),
  sections: [
    words.sections.informationCollect,
    {
      title: words.sections.howUseInformation.title,
      paragraphs: words.sections.howUseInformation.paragraphs,
      parts: [
        words.sections.howUseInformation.parts.whatWhyMay,
        {
          title: words.sections.howUseInformation.parts.howLongKeep.title,
          points: [
            ...kept,
            words.sections.howUseInformation.parts.howLongKeep.points.addressNewsUntilTellUs,
            words.sections.howUseInformation.parts.howLongKeep.points.formComesBackMistake15,
            words.sections.howUseInformation.parts.howLongKeep.points.copiesDatabaseUntilDeletedCopy,
            words.sections.howUseInformation.parts.howLongKeep.points.recordsCareLongLawDemands,
          ],
        },
      ],
    },
    words.sections.howProtectInformation,
    {
      title: words.sections.sharingInformation.title,
      paragraphs: [
        words.sections.sharingInformation.paragraphs.personalInformationNeverSoldRented,
        messagePath,
        words.sections.sharingInformation.paragraphs.dataLeaveKenyaOnlyConsent,
        words.sections.sharingInformation.paragraphs.besidesOwnStaffTheseMay,
      ],
      points: [
        words.sections.sharingInformation.points.thoseWhoGoTreatingHealth,
        words.sections.sharingInformation.points.companyHostsWebsiteUnderContract,
        words.sections.sharingInformation.points.companyCarriesEmailUseOne,
        ...(messagesStayHere ? [] : words.sections.sharingInformation.points.n4),
        words.sections.sharingInformation.points.authoritiesWhereLawDemands,
      ],
    },
    words.sections.rights,
    words.sections.cookies,
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

import words from '#words/termsOfService.json';
import { fill } from '../../domain/fill';
import { claimed } from '../claimed';
import { facts } from '../facts';
import { owner } from '../owner';
import type { LegalContent } from '../pageTypes';
import { lastChanged } from './lastChanged';
import { legalStatus } from './legalStatus';
import { inEnglish } from './translation';
import { notAnInsurer, responseTarget } from './promises';

/** The terms: a draft in plain words. The owner's lawyer has to read it before the site goes live, see the owner's guide. */
export const termsOfService: LegalContent = {
  meta: words.meta,
  intro: words.intro,
  changed: lastChanged('2026-11-27'),
  status: legalStatus(facts),
  contentsTitle: words.contentsTitle,
  ...inEnglish('/TermsOfService'),
  sections: [
    {
      title: words.sections.introduction.title,
      paragraphs: [
        fill(words.sections.introduction.paragraphs.theseTermsBetween, {
          brand: owner.brand,
          address: owner.address,
        }),
        words.sections.introduction.paragraphs.writtenAgreementCoverEventTransfer,
      ],
    },
    words.sections.patientRightsResponsibilities,
    words.sections.useServices,
    words.sections.privacyConfidentiality,
    {
      title: words.sections.feesPayment.title,
      paragraphs: [
        words.sections.feesPayment.paragraphs.plannedServicesGetPriceWriting,
        words.sections.feesPayment.paragraphs.whoPays,
        ...claimed('callerFree', words.sections.feesPayment.paragraphs.callerFree),
        words.sections.feesPayment.paragraphs.insurerEmployerPublicFundPays,
        notAnInsurer,
      ],
    },
    words.sections.limitationLiability,
    {
      title: words.sections.emergencies.title,
      paragraphs: [
        fill(words.sections.emergencies.paragraphs.emergencyCall, { phone: owner.phone.display }),
        responseTarget,
        words.sections.emergencies.paragraphs.theseTimesTargetNotGuarantee,
      ],
    },
    words.sections.changesTerms,
    words.sections.governingLaw,
    {
      title: words.sections.contact.title,
      paragraphs: [
        fill(words.sections.contact.paragraphs.questionsAboutTheseTermsPhone, {
          phone: owner.phone.display,
          email: owner.email,
          address: owner.address,
        }),
      ],
    },
  ],
};

import type { Question } from '../../content/types';
import { closuresAhead } from '../../domain/clinicDays';
import type { Clinic } from '../../domain/clinics';
import type { Owner, OwnerSetting } from '../../config/owner';

/** A page on the path from the home page to the current one. */
export interface Crumb {
  name: string;
  path: string;
}

/** Structured data of a page. */
export interface DescribedPage {
  /** Whether the page describes the service as a whole, with its contact data and hours. */
  aboutService: boolean;
  /** From the home page to this page; the home page has only itself. */
  trail: readonly Crumb[];
  /** Language of a page that is not in English. */
  inLanguage?: { path: string; language: string };
  /** Questions that the page answers. */
  questions?: readonly Question[];
  /** Clinics whose days and hours the page shows, and the current day. */
  clinics?: { path: string; today: string | undefined; items: readonly Clinic[] };
  /** A clinician's check of a first-aid page; left out if nobody has checked it. */
  review?: { path: string; by: string; on: string };
}

type Node = Readonly<Record<string, unknown>>;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The service itself. Data that the owner has not given yet are left out: a placeholder must not reach a search engine. */
function business(owner: Owner): Node {
  const given = <T>(setting: OwnerSetting, value: T) =>
    owner.placeholders.includes(setting) ? undefined : value;
  const telephone = given('PHONE', owner.phone.href.replace('tel:', ''));
  const { social } = owner;
  const profiles = [
    given('FACEBOOK_URL', social.facebook),
    given('TWITTER_URL', social.twitter),
    given('LINKEDIN_URL', social.linkedin),
    given('INSTAGRAM_URL', social.instagram),
  ].filter((url) => url !== undefined);
  return {
    '@type': ['EmergencyService', 'MedicalBusiness'],
    '@id': `${owner.siteUrl}/#service`,
    name: owner.brand,
    url: `${owner.siteUrl}/`,
    image: `${owner.siteUrl}/share/site.png`,
    logo: `${owner.siteUrl}/icon-512.png`,
    telephone,
    email: given('EMAIL', owner.email),
    address: given('ADDRESS', {
      '@type': 'PostalAddress',
      streetAddress: owner.address,
      addressCountry: 'KE',
    }),
    areaServed: { '@type': 'Country', name: 'Kenya' },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens: '00:00',
      closes: '23:59',
    },
    contactPoint: telephone && { '@type': 'ContactPoint', contactType: 'emergency', telephone },
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}

function breadcrumbs(trail: readonly Crumb[], siteUrl: string): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

function answers(questions: readonly Question[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  };
}

/** The clinics with their hours, and the bookable days on which they are closed. */
function hoursOf({ path, today, items }: NonNullable<DescribedPage['clinics']>, siteUrl: string): Node {
  const clinic = ({ name, weekday, opens, closes, closed }: Clinic): Node => {
    const closures = today === undefined ? [] : closuresAhead([{ weekday, closed }], today);
    const hours = { '@type': 'OpeningHoursSpecification', dayOfWeek: days[weekday - 1], opens, closes };
    const special = closures.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      // How schema.org expresses that it is closed all day.
      opens: '00:00',
      closes: '00:00',
    }));
    return {
      '@type': 'MedicalClinic',
      name,
      openingHoursSpecification: hours,
      ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    };
  };
  return { '@type': 'MedicalOrganization', url: siteUrl + path, department: items.map(clinic) };
}

function reviewed({ path, by, on }: NonNullable<DescribedPage['review']>, siteUrl: string): Node {
  return {
    '@type': 'MedicalWebPage',
    url: siteUrl + path,
    lastReviewed: on,
    reviewedBy: { '@type': 'Person', name: by },
  };
}

function inThisLanguage({ path, language }: NonNullable<DescribedPage['inLanguage']>, siteUrl: string): Node {
  return { '@type': 'WebPage', url: siteUrl + path, inLanguage: language };
}

/** The structured data of a page, in schema.org's vocabulary: the service, the breadcrumbs, its questions. */
export function structuredData(page: DescribedPage, owner: Owner): Node {
  const { aboutService, trail, inLanguage, questions, clinics, review } = page;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(aboutService ? [business(owner)] : []),
      ...(trail.length > 1 ? [breadcrumbs(trail, owner.siteUrl)] : []),
      ...(inLanguage ? [inThisLanguage(inLanguage, owner.siteUrl)] : []),
      ...(questions ? [answers(questions)] : []),
      ...(clinics ? [hoursOf(clinics, owner.siteUrl)] : []),
      ...(review ? [reviewed(review, owner.siteUrl)] : []),
    ],
  };
}

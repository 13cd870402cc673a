import { askedClinic } from '../domain/clinics';
import { countiesPage } from '../domain/countyPath';
import { formerQuietPaths } from '../domain/firstAidPath';
import { forms } from '../domain/forms';
import { askedService } from '../domain/quotes';
import type { MainContents } from '../content/pageFiles';
import { rowsOf, type RouteRow } from './routeTable';
import { thanksRoutes } from './thanksRoutes';

const route = rowsOf<MainContents>();

/** Pages that show a single widget or follow a form are not listed by search engines. */
const hidden = { indexable: false };

const servicePage = ['ServicePage', () => import('../pages/ServicePage')] as const;

/**
 * All routes except those of first aid, of requests and of single counties. A new page is one row here, its file in `content/pages`, named in
 * `pages.ts`, and its words in each language.
 */
export const mainRoutes: readonly RouteRow<MainContents>[] = [
  route('/', ['HomePage', () => import('../pages/HomePage')], 'home'),
  route(forms.contact.page, ['ContactPage', () => import('../pages/ContactPage')], 'contact', {
    live: { returned: true, query: (query, { form }) => askedService(query, form.quoted) },
  }),
  route(forms.review.page, ['TestimonialsPage', () => import('../pages/TestimonialsPage')], 'testimonials', {
    live: { reviews: true, returned: true },
  }),
  route('/AboutPage', ['AboutPage', () => import('../pages/AboutPage')], 'aboutPage'),
  route('/AboutHospital', ['HospitalPage', () => import('../pages/HospitalPage')], 'aboutHospital'),
  route('/NumbersAndPapers', ['NumbersPage', () => import('../pages/NumbersPage')], 'numbersAndPapers', {
    live: { daily: true },
  }),
  route('/services', ['ServicesPage', () => import('../pages/ServicesPage')], 'services'),
  route(countiesPage, ['CountiesPage', () => import('../pages/CountiesPage')], 'counties'),
  route('/WhereAmI', ['WhereAmIPage', () => import('../pages/WhereAmIPage')], 'whereAmI', { offline: true }),
  route('/WhatHappens', ['WhatHappensPage', () => import('../pages/WhatHappensPage')], 'whatHappens'),
  route('/FAQ', ['FaqPage', () => import('../pages/FaqPage')], 'faq'),
  route('/OurTeam', ['TeamPage', () => import('../pages/TeamPage')], 'ourTeam'),
  route('/TermsOfService', ['LegalPage', () => import('../pages/LegalPage')], 'termsOfService'),
  route('/PrivacyPolicy', ['LegalPage', () => import('../pages/LegalPage')], 'privacyPolicy'),
  route('/Gallery', ['GalleryPage', () => import('../pages/GalleryPage')], 'gallery', {
    live: { daily: true },
  }),
  route(forms.booking.page, ['BookingPage', () => import('../pages/BookingPage')], 'bookAppointment', {
    live: {
      daily: true,
      returned: true,
      query: (query, { form }) => askedClinic(query, form.clinics),
    },
  }),
  route(
    '/EmergencyPlan',
    ['EmergencyPlanPage', () => import('../pages/EmergencyPlanPage')],
    'emergencyPlan',
    { offline: 'withReact' },
  ),
  route('/SchoolEmergencyCover', servicePage, 'schoolEmergencyCover'),
  route('/HealthInsurancePage', servicePage, 'healthInsurancePage', { canonical: '/SchoolEmergencyCover' }),
  route('/SiteEmergencyCover', servicePage, 'siteEmergencyCover'),
  route('/EvacuationServices', servicePage, 'evacuationServices'),
  route('/AirMedicalEvac', servicePage, 'airMedicalEvac'),
  route('/InternationalPatientTransfer', servicePage, 'internationalPatientTransfer'),
  route('/EventCoverage', servicePage, 'eventCoverage'),
  route('/PatientTransfer', servicePage, 'patientTransfer'),
  route('/SportsCoverage', servicePage, 'sportsCoverage'),
  route('/FirstAidTraining', servicePage, 'firstAidTraining', { live: { daily: true } }),
  route('/ParamedicsPage', servicePage, 'paramedicsPage'),
  route('/EmergencyCare', servicePage, 'emergencyCare'),
  route('/PaediatricClinic', servicePage, 'paediatricClinic'),
  route('/ClinicsCarousel', ['ClinicsPage', () => import('../pages/ClinicsPage')], 'clinicsPage', {
    ...hidden,
    live: { daily: true },
  }),
  route('/Slider', ['SliderPage', () => import('../pages/SliderPage')], 'sliderPage', hidden),
  route('/WhatsappIcon', ['LinksPage', () => import('../pages/LinksPage')], 'whatsappPage', hidden),
  route('/ChatBot', ['LinksPage', () => import('../pages/LinksPage')], 'chatBotPage', hidden),
  route(
    '/EmergencyAlert',
    ['EmergencyAlertPage', () => import('../pages/EmergencyAlertPage')],
    'emergencyAlertPage',
    { ...hidden, offline: true },
  ),
  ...thanksRoutes,
  route(forms.subscribe.page, ['SubscribePage', () => import('../pages/SubscribePage')], 'subscribe', {
    ...hidden,
    live: { returned: true },
  }),
];

/** Other spellings of paths, and where they are redirected. */
export const redirects: Readonly<Record<string, string>> = {
  '/Paramedics': '/ParamedicsPage',
  '/AirMecicalEvac': '/AirMedicalEvac',
  '/contact': forms.contact.page,
  '/support': forms.contact.page,
  ...formerQuietPaths,
};

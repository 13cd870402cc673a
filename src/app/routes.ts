import { askedClinic } from '../domain/clinics';
import { forms } from '../domain/forms';
import { askedService } from '../domain/quotes';
import { route, type SiteRoute } from './routeTable';
import { thanksRoutes } from './thanksRoutes';

/** Pages that stand alone for a widget or after a form are kept out of search engines. */
const hidden = { indexable: false };

const servicePage = ['ServicePage', () => import('../pages/ServicePage')] as const;

/** All routes in English but those of first aid. A new page is one row here, one page file and one content file. */
export const mainRoutes: readonly SiteRoute[] = [
  route('/', ['HomePage', () => import('../pages/HomePage')], ['home', () => import('../content/en/home')]),
  route(
    forms.contact.page,
    ['ContactPage', () => import('../pages/ContactPage')],
    ['contact', () => import('../content/en/contact')],
    { live: { returned: true, query: (query, { form }) => askedService(query, form.quoted) } },
  ),
  route(
    forms.review.page,
    ['TestimonialsPage', () => import('../pages/TestimonialsPage')],
    ['testimonials', () => import('../content/en/testimonials')],
    { live: { reviews: true, returned: true } },
  ),
  route(
    '/AboutPage',
    ['AboutPage', () => import('../pages/AboutPage')],
    ['aboutPage', () => import('../content/en/aboutPage')],
  ),
  route(
    '/AboutHospital',
    ['HospitalPage', () => import('../pages/HospitalPage')],
    ['aboutHospital', () => import('../content/en/aboutHospital')],
  ),
  route(
    '/NumbersAndPapers',
    ['NumbersPage', () => import('../pages/NumbersPage')],
    ['numbersAndPapers', () => import('../content/en/numbersAndPapers')],
    { live: { daily: true } },
  ),
  route(
    '/services',
    ['ServicesPage', () => import('../pages/ServicesPage')],
    ['services', () => import('../content/en/services')],
  ),
  route(
    '/WhereAmI',
    ['WhereAmIPage', () => import('../pages/WhereAmIPage')],
    ['whereAmI', () => import('../content/en/whereAmI')],
    { offline: true },
  ),
  route(
    '/WhatHappens',
    ['WhatHappensPage', () => import('../pages/WhatHappensPage')],
    ['whatHappens', () => import('../content/en/whatHappens')],
  ),
  route('/FAQ', ['FaqPage', () => import('../pages/FaqPage')], ['faq', () => import('../content/en/faq')]),
  route(
    '/OurTeam',
    ['TeamPage', () => import('../pages/TeamPage')],
    ['ourTeam', () => import('../content/en/ourTeam')],
  ),
  route(
    '/TermsOfService',
    ['LegalPage', () => import('../pages/LegalPage')],
    ['termsOfService', () => import('../content/en/termsOfService')],
  ),
  route(
    '/PrivacyPolicy',
    ['LegalPage', () => import('../pages/LegalPage')],
    ['privacyPolicy', () => import('../content/en/privacyPolicy')],
  ),
  route(
    '/Gallery',
    ['GalleryPage', () => import('../pages/GalleryPage')],
    ['gallery', () => import('../content/en/gallery')],
    { live: { daily: true } },
  ),
  route(
    forms.booking.page,
    ['BookingPage', () => import('../pages/BookingPage')],
    ['bookAppointment', () => import('../content/en/bookAppointment')],
    {
      live: {
        daily: true,
        returned: true,
        query: (query, { form }) => askedClinic(query, form.clinics),
      },
    },
  ),
  route(
    '/EmergencyPlan',
    ['EmergencyPlanPage', () => import('../pages/EmergencyPlanPage')],
    ['emergencyPlan', () => import('../content/en/emergencyPlan')],
    { offline: 'withReact' },
  ),
  route('/SchoolEmergencyCover', servicePage, [
    'schoolEmergencyCover',
    () => import('../content/en/schoolEmergencyCover'),
  ]),
  route(
    '/HealthInsurancePage',
    servicePage,
    ['healthInsurancePage', () => import('../content/en/healthInsurancePage')],
    { canonical: '/SchoolEmergencyCover' },
  ),
  route('/SiteEmergencyCover', servicePage, [
    'siteEmergencyCover',
    () => import('../content/en/siteEmergencyCover'),
  ]),
  route('/EvacuationServices', servicePage, [
    'evacuationServices',
    () => import('../content/en/evacuationServices'),
  ]),
  route('/AirMedicalEvac', servicePage, ['airMedicalEvac', () => import('../content/en/airMedicalEvac')]),
  route('/InternationalPatientTransfer', servicePage, [
    'internationalPatientTransfer',
    () => import('../content/en/internationalPatientTransfer'),
  ]),
  route('/EventCoverage', servicePage, ['eventCoverage', () => import('../content/en/eventCoverage')]),
  route('/PatientTransfer', servicePage, ['patientTransfer', () => import('../content/en/patientTransfer')]),
  route('/SportsCoverage', servicePage, ['sportsCoverage', () => import('../content/en/sportsCoverage')]),
  route('/ParamedicsPage', servicePage, ['paramedicsPage', () => import('../content/en/paramedicsPage')]),
  route('/EmergencyCare', servicePage, ['emergencyCare', () => import('../content/en/emergencyCare')]),
  route('/PaediatricClinic', servicePage, [
    'paediatricClinic',
    () => import('../content/en/paediatricClinic'),
  ]),
  route(
    '/ClinicsCarousel',
    ['ClinicsPage', () => import('../pages/ClinicsPage')],
    ['clinicsPage', () => import('../content/en/clinicsPage')],
    { ...hidden, live: { daily: true } },
  ),
  route(
    '/Slider',
    ['SliderPage', () => import('../pages/SliderPage')],
    ['sliderPage', () => import('../content/en/sliderPage')],
    hidden,
  ),
  route(
    '/WhatsappIcon',
    ['LinksPage', () => import('../pages/LinksPage')],
    ['whatsappPage', () => import('../content/en/whatsappPage')],
    hidden,
  ),
  route(
    '/ChatBot',
    ['LinksPage', () => import('../pages/LinksPage')],
    ['chatBotPage', () => import('../content/en/chatBotPage')],
    hidden,
  ),
  route(
    '/EmergencyAlert',
    ['EmergencyAlertPage', () => import('../pages/EmergencyAlertPage')],
    ['emergencyAlertPage', () => import('../content/en/emergencyAlertPage')],
    { ...hidden, offline: true },
  ),
  ...thanksRoutes,
  route(
    forms.subscribe.page,
    ['SubscribePage', () => import('../pages/SubscribePage')],
    ['subscribe', () => import('../content/en/subscribe')],
    { ...hidden, live: { returned: true } },
  ),
];

/** Paths that are spelt otherwise elsewhere, and where they lead. */
export const redirects: Readonly<Record<string, string>> = {
  '/Paramedics': '/ParamedicsPage',
  '/AirMecicalEvac': '/AirMedicalEvac',
  '/contact': forms.contact.page,
  '/support': forms.contact.page,
};

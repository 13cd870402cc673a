import words from '#words/site.json';
import { language } from './language';
import { pathIn } from '../../domain/language';
import { fill } from '../../domain/fill';
import { hasLicence } from '../factStrip';
import { facts } from '../facts';
import { owner } from '../owner';
import type { SiteContent } from '../types';
import { chatAbout } from '../whatsapp';
import { callLink, countiesLink, firstAidLink, pageLink as link } from './links';
import { messages } from './messages';

const phone = { display: owner.phone.display, href: owner.phone.href };

/** Words of the frame around every page. */
export const site: SiteContent = {
  skipLabel: words.skipLabel,
  header: {
    brand: owner.brand,
    phone,
    quick: firstAidLink,
    labels: words.header.labels,
    items: [
      link(words.header.items.home, '/'),
      link(words.header.items.paramedics, '/ParamedicsPage'),
      {
        label: words.header.items.aboutUs.label,
        links: [
          link(words.header.items.aboutUs.links.getKnowUs, '/AboutPage'),
          link(words.header.items.aboutUs.links.hospital, '/AboutHospital'),
          link(words.header.items.aboutUs.links.team, '/OurTeam'),
          link(words.header.items.aboutUs.links.testimonials, '/Testimonials'),
        ],
      },
      {
        label: words.header.items.services.label,
        links: [
          link(words.header.items.services.links.allServices, '/services'),
          link(words.header.items.services.links.emergencyMedicalResponse, '/EmergencyCare'),
          link(words.header.items.services.links.schoolEmergencyCover, '/SchoolEmergencyCover'),
          link(words.header.items.services.links.siteEmergencyCover, '/SiteEmergencyCover'),
          link(words.header.items.services.links.evacuationCover, '/EvacuationServices'),
          link(words.header.items.services.links.airMedicalEvacuation, '/AirMedicalEvac'),
          link(
            words.header.items.services.links.internationalPatientTransfer,
            '/InternationalPatientTransfer',
          ),
          link(words.header.items.services.links.eventsCoverage, '/EventCoverage'),
          link(words.header.items.services.links.patientTransfer, '/PatientTransfer'),
          link(words.header.items.services.links.sportsCoverage, '/SportsCoverage'),
          link(words.header.items.services.links.firstAidTraining, '/FirstAidTraining'),
          link(words.header.items.services.links.paediatricClinic, '/PaediatricClinic'),
          link(words.header.items.services.links.clinicsWeekday, '/BookAppointment'),
        ],
      },
      link(words.header.items.gallery, '/Gallery'),
      link(words.header.items.contact, '/ContactUs'),
      link(words.header.items.faq, '/FAQ'),
    ],
  },
  footer: {
    brand: owner.brand,
    groups: [
      {
        title: words.footer.groups.service.title,
        links: [
          link(words.footer.groups.service.links.aboutUs, '/AboutPage'),
          link(words.footer.groups.service.links.team, '/OurTeam'),
          link(words.footer.groups.service.links.hospital, '/AboutHospital'),
          ...(hasLicence(facts)
            ? [link(words.footer.groups.service.links.numbersPapers, '/NumbersAndPapers')]
            : []),
          countiesLink,
          link(words.footer.groups.service.links.firstAid, '/FirstAid'),
          link(words.footer.groups.service.links.questions, '/FAQ'),
          link(words.footer.groups.service.links.gallery, '/Gallery'),
          link(words.footer.groups.service.links.contact, '/ContactUs'),
        ],
      },
      {
        title: words.footer.groups.coverTransfers.title,
        links: [
          link(words.footer.groups.coverTransfers.links.paramedics, '/ParamedicsPage'),
          link(words.footer.groups.coverTransfers.links.schoolEmergencyCover, '/SchoolEmergencyCover'),
          link(
            words.footer.groups.coverTransfers.links.internationalPatientTransfer,
            '/InternationalPatientTransfer',
          ),
          link(words.footer.groups.coverTransfers.links.airMedicalEvacuation, '/AirMedicalEvac'),
          link(words.footer.groups.coverTransfers.links.bookClinicVisit, '/BookAppointment'),
          link(words.footer.groups.coverTransfers.links.allServices, '/services'),
        ],
      },
    ],
    contact: {
      phone: { label: owner.phone.display, to: owner.phone.href },
      email: { label: owner.email, to: `mailto:${owner.email}` },
      address: owner.address,
    },
    social: [
      { network: 'facebook' as const, label: words.footer.social.facebook, to: owner.social.facebook },
      { network: 'twitter' as const, label: words.footer.social.twitter, to: owner.social.twitter },
      { network: 'linkedin' as const, label: words.footer.social.linkedin, to: owner.social.linkedin },
      { network: 'instagram' as const, label: words.footer.social.instagram, to: owner.social.instagram },
    ].flatMap(({ to, ...link }) => (to === undefined ? [] : [{ ...link, to }])),
    legal: {
      owner: owner.brand,
      links: [
        link(words.footer.legal.links.termsService, '/TermsOfService'),
        link(words.footer.legal.links.privacyPolicy, '/PrivacyPolicy'),
      ],
      ...(owner.developer && {
        credit: {
          text: fill(words.footer.legal.credit, { name: owner.developer.name }),
          phone: { label: owner.developer.phone.display, to: owner.developer.phone.href },
        },
      }),
    },
  },
  actions: {
    label: words.actions.label,
    call: { label: words.actions.call.label, to: owner.phone.href },
    whatsapp: { label: 'WhatsApp', to: chatAbout('hello', messages) },
    assistant: {
      ...words.actions.assistant,
      to: pathIn(language, '/FirstAid'),
      call: callLink,
    },
  },
  emergencyBanner: { text: words.emergencyBanner.text, phone },
};

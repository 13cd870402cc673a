import { owner } from '../owner';
import type { SiteContent } from '../types';
import { chatAbout } from '../whatsapp';
import { callLink, firstAidLink } from './links';
import { messages } from './messages';

const phone = { display: owner.phone.display, href: owner.phone.href };

/** Words of the frame around every page. */
export const site: SiteContent = {
  skipLabel: 'Skip to the content',
  header: {
    brand: owner.brand,
    phone,
    quick: firstAidLink,
    labels: { navigation: 'Main', menu: 'Menu', call: 'Call' },
    items: [
      { label: 'Home', to: '/' },
      { label: 'Paramedics', to: '/ParamedicsPage' },
      {
        label: 'About Us',
        links: [
          { label: 'Get to Know Us', to: '/AboutPage' },
          { label: 'Our Hospital', to: '/AboutHospital' },
          { label: 'Our Team', to: '/OurTeam' },
          { label: 'Testimonials', to: '/Testimonials' },
        ],
      },
      {
        label: 'Our Services',
        links: [
          { label: 'All services', to: '/services' },
          { label: 'Emergency Medical Response', to: '/EmergencyCare' },
          { label: 'School Emergency Cover', to: '/SchoolEmergencyCover' },
          { label: 'Site Emergency Cover', to: '/SiteEmergencyCover' },
          { label: 'Evacuation Cover', to: '/EvacuationServices' },
          { label: 'Air Medical Evacuation', to: '/AirMedicalEvac' },
          { label: 'International Patient Transfer', to: '/InternationalPatientTransfer' },
          { label: 'Events Coverage', to: '/EventCoverage' },
          { label: 'Patient Transfer', to: '/PatientTransfer' },
          { label: 'Sports Coverage', to: '/SportsCoverage' },
          { label: 'Paediatric Clinic', to: '/PaediatricClinic' },
          { label: 'Clinics by weekday', to: '/BookAppointment' },
        ],
      },
      { label: 'Gallery', to: '/Gallery' },
      { label: 'Contact', to: '/ContactUs' },
      { label: 'FAQ', to: '/FAQ' },
    ],
  },
  footer: {
    brand: owner.brand,
    groups: [
      {
        title: 'The service',
        links: [
          { label: 'About us', to: '/AboutPage' },
          { label: 'Our team', to: '/OurTeam' },
          { label: 'Our hospital', to: '/AboutHospital' },
          { label: 'Numbers and papers', to: '/NumbersAndPapers' },
          { label: 'First aid', to: '/FirstAid' },
          { label: 'Questions', to: '/FAQ' },
          { label: 'Gallery', to: '/Gallery' },
          { label: 'Contact', to: '/ContactUs' },
        ],
      },
      {
        title: 'Cover and transfers',
        links: [
          { label: 'Paramedics', to: '/ParamedicsPage' },
          { label: 'School emergency cover', to: '/SchoolEmergencyCover' },
          { label: 'International patient transfer', to: '/InternationalPatientTransfer' },
          { label: 'Air medical evacuation', to: '/AirMedicalEvac' },
          { label: 'Book a clinic visit', to: '/BookAppointment' },
          { label: 'All services', to: '/services' },
        ],
      },
    ],
    contact: {
      phone: { label: owner.phone.display, to: owner.phone.href },
      email: { label: owner.email, to: `mailto:${owner.email}` },
      address: owner.address,
    },
    social: [
      { network: 'facebook', label: 'Facebook page (opens in a new tab)', to: owner.social.facebook },
      { network: 'twitter', label: 'Twitter (opens in a new tab)', to: owner.social.twitter },
      { network: 'linkedin', label: 'LinkedIn (opens in a new tab)', to: owner.social.linkedin },
      { network: 'instagram', label: 'Instagram (opens in a new tab)', to: owner.social.instagram },
    ],
    legal: {
      owner: owner.brand,
      links: [
        { label: 'Terms of Service', to: '/TermsOfService' },
        { label: 'Privacy Policy', to: '/PrivacyPolicy' },
      ],
      credit: `Site by ${owner.developer.name},`,
      creditPhone: { label: owner.developer.phone.display, to: owner.developer.phone.href },
    },
  },
  actions: {
    label: 'Quick contact',
    call: { label: 'Call', to: owner.phone.href },
    whatsapp: { label: 'WhatsApp', to: chatAbout('hello', messages) },
    assistant: {
      label: 'Assistant',
      to: '/FirstAid',
      opening: 'Opening the assistant…',
      failed: 'There is no connection. Calls still work.',
      call: callLink,
    },
  },
  emergencyBanner: { text: 'Emergency? Call us now:', phone },
};

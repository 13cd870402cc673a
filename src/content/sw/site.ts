import { owner } from '../owner';
import type { SiteContent } from '../types';
import { chatAbout } from '../whatsapp';
import { callLink, firstAidLink, linkInKiswahili as link } from './links';
import { messages } from './messages';

const phone = { display: owner.phone.display, href: owner.phone.href };

/** Words of the frame around every page, in Kiswahili. */
export const site: SiteContent = {
  skipLabel: 'Nenda kwenye maudhui',
  header: {
    brand: owner.brand,
    phone,
    quick: firstAidLink,
    labels: { navigation: 'Menyu kuu', menu: 'Menyu', call: 'Piga' },
    items: [
      link('Mwanzo', '/'),
      link('Paramediki', '/ParamedicsPage'),
      {
        label: 'Kutuhusu',
        links: [
          link('Sisi ni Nani', '/AboutPage'),
          link('Hospitali Yetu', '/AboutHospital'),
          link('Timu Yetu', '/OurTeam'),
          link('Maoni ya Wateja', '/Testimonials'),
        ],
      },
      {
        label: 'Huduma Zetu',
        links: [
          link('Huduma zote', '/services'),
          link('Huduma ya Matibabu ya Dharura', '/EmergencyCare'),
          link('Huduma ya Dharura Shuleni', '/SchoolEmergencyCover'),
          link('Huduma ya Dharura Kazini', '/SiteEmergencyCover'),
          link('Huduma ya Uokoaji', '/EvacuationServices'),
          link('Ambulensi ya Ndege', '/AirMedicalEvac'),
          link('Usafiri wa Kimataifa wa Wagonjwa', '/InternationalPatientTransfer'),
          link('Huduma kwa Hafla', '/EventCoverage'),
          link('Usafiri wa Wagonjwa', '/PatientTransfer'),
          link('Huduma kwa Michezo', '/SportsCoverage'),
          link('Kliniki ya Watoto', '/PaediatricClinic'),
          link('Kliniki kwa siku', '/BookAppointment'),
        ],
      },
      link('Picha', '/Gallery'),
      link('Mawasiliano', '/ContactUs'),
      link('Maswali', '/FAQ'),
    ],
  },
  footer: {
    brand: owner.brand,
    groups: [
      {
        title: 'Huduma yetu',
        links: [
          link('Kutuhusu', '/AboutPage'),
          link('Timu yetu', '/OurTeam'),
          link('Hospitali yetu', '/AboutHospital'),
          link('Takwimu na leseni', '/NumbersAndPapers'),
          link('Huduma ya kwanza', '/FirstAid'),
          link('Maswali', '/FAQ'),
          link('Picha', '/Gallery'),
          link('Mawasiliano', '/ContactUs'),
        ],
      },
      {
        title: 'Huduma na safari',
        links: [
          link('Paramediki', '/ParamedicsPage'),
          link('Huduma ya dharura shuleni', '/SchoolEmergencyCover'),
          link('Usafiri wa kimataifa wa wagonjwa', '/InternationalPatientTransfer'),
          link('Ambulensi ya ndege', '/AirMedicalEvac'),
          link('Panga miadi ya kliniki', '/BookAppointment'),
          link('Huduma zote', '/services'),
        ],
      },
    ],
    contact: {
      phone: { label: owner.phone.display, to: owner.phone.href },
      email: { label: owner.email, to: `mailto:${owner.email}` },
      address: owner.address,
    },
    social: [
      { network: 'facebook', label: 'Facebook (hufunguka kichupo kipya)', to: owner.social.facebook },
      { network: 'twitter', label: 'Twitter (hufunguka kichupo kipya)', to: owner.social.twitter },
      { network: 'linkedin', label: 'LinkedIn (hufunguka kichupo kipya)', to: owner.social.linkedin },
      { network: 'instagram', label: 'Instagram (hufunguka kichupo kipya)', to: owner.social.instagram },
    ],
    legal: {
      owner: owner.brand,
      links: [link('Masharti ya Huduma', '/TermsOfService'), link('Sera ya Faragha', '/PrivacyPolicy')],
      credit: `Tovuti imeundwa na ${owner.developer.name},`,
      creditPhone: { label: owner.developer.phone.display, to: owner.developer.phone.href },
    },
  },
  actions: {
    label: 'Mawasiliano ya haraka',
    call: { label: 'Piga simu', to: owner.phone.href },
    whatsapp: { label: 'WhatsApp', to: chatAbout('hello', messages) },
    assistant: {
      ...link('Msaidizi', '/FirstAid'),
      opening: 'Inafungua msaidizi…',
      failed: 'Hakuna mtandao. Bado unaweza kupiga simu.',
      call: callLink,
    },
  },
  emergencyBanner: { text: 'Ni dharura? Tupigie sasa:', phone },
};

import words from '#words/home.json';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { facts } from '../facts';
import { language } from './language';
import { dateLocale } from './locale';
import { pathIn } from '../../domain/language';
import cardAdvancedCare from 'virtual:picture/card-advanced-care';
import cardEmergencyResponse from 'virtual:picture/card-emergency-response';
import cardEvents from 'virtual:picture/card-events';
import cardParamedics from 'virtual:picture/card-paramedics';
import cardSports from 'virtual:picture/card-sports';
import cardTransport from 'virtual:picture/card-transport';
import heroPicture from 'virtual:picture/home-hero';
import { forms } from '../../domain/forms';
import type { HomeContent } from '../pageTypes';
import { clinics } from './clinics';
import { emergency } from './emergency';
import { exampleLabel } from './exampleLabel';
import { figures, figuresNote } from './figures';
import { pageLink, firstAidLink, contactLink } from './links';
import { ratingLabel, samples } from './samples';
import { slider } from './slides';

const listed = new Intl.ListFormat(dateLocale, { type: 'conjunction' });
/** Most counties that the first line of the page names. */
const few = 4;

/** The first line of the page; names the counties where the owner has set a few. */
export const leadFrom = ({ counties }: Pick<Facts, 'counties'>): string =>
  counties.length === 0 || counties.length > few
    ? words.hero.lead
    : fill(words.hero.leadIn, { counties: listed.format(counties) });

/** The home page. */
export const home: HomeContent = {
  meta: words.meta,
  popup: { ...words.popup, title: 'Karibu.', titleLang: 'sw' },
  hero: {
    title: words.hero.title,
    lead: leadFrom(facts),
    note: words.hero.note,
    actions: [firstAidLink, { label: words.hero.actions.services, to: '#services' }],
    picture: heroPicture,
  },
  emergency,
  services: {
    title: words.services.title,
    lead: words.services.lead,
    linkLabel: words.services.linkLabel,
    cards: [
      {
        ...words.services.cards.emergencyCare,
        picture: cardEmergencyResponse,
        to: pathIn(language, '/EmergencyCare'),
      },
      {
        ...words.services.cards.patientTransfer,
        picture: cardTransport,
        to: pathIn(language, '/PatientTransfer'),
      },
      {
        ...words.services.cards.paediatricClinic,
        picture: cardAdvancedCare,
        to: pathIn(language, '/PaediatricClinic'),
      },
      {
        ...words.services.cards.paramedicsPage,
        picture: cardParamedics,
        to: pathIn(language, '/ParamedicsPage'),
      },
      {
        ...words.services.cards.sportsCoverage,
        picture: cardSports,
        to: pathIn(language, '/SportsCoverage'),
      },
      {
        ...words.services.cards.eventCoverage,
        picture: cardEvents,
        to: pathIn(language, '/EventCoverage'),
      },
    ],
  },
  slider,
  clinics,
  figures: {
    title: words.figures.title,
    note: figuresNote,
    items: [
      figures.evacuations,
      figures.clients,
      figures.calls,
      figures.years,
      figures.volunteers,
      figures.service,
    ],
  },
  testimonials: {
    title: words.testimonials.title,
    ratingLabel,
    exampleLabel,
    items: samples,
    more: pageLink(words.testimonials.more, forms.review.page),
  },
  call: { ...words.call, actions: [contactLink] },
};

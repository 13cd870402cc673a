import { describe, expect, it } from 'vitest';
import { owner } from '../../src/content/owner';
import { activities } from '../../src/content/pages/activities';
import { aboutPage } from '../../src/content/pages/aboutPage';
import { clinics } from '../../src/content/pages/clinics';
import { figures } from '../../src/content/pages/figures';
import { airMedicalEvac } from '../../src/content/pages/airMedicalEvac';
import { errorPage } from '../../src/content/pages/errorPage';
import { gallery } from '../../src/content/pages/gallery';
import { home as content } from '../../src/content/pages/home';
import { ourTeam } from '../../src/content/pages/ourTeam';
import { site } from '../../src/content/pages/site';
import { all, allWords, attribute, links, rendered, renderedError, words } from './rendered';

/** Figures as shown: their label and value. */
const shownFigures = (section: string) =>
  all(section, 'div')
    .flatMap((box) => (box.includes('<dt>') ? [words(box.slice(box.lastIndexOf('<dt>')))] : []))
    .map((line) => line.replace(/^(.+) (\S+)$/, '$2 $1'));

const inWords = (items: readonly { value: string; label: string }[]) =>
  items.map(({ value, label }) => `${value} ${label}`);

describe('a visitor reads what the content says', () => {
  it('home: the figures, the services, the slides, the clinics, the popup', async () => {
    const home = await rendered('/');
    expect(allWords(home.main, 'h1')).toEqual([content.hero.title]);
    for (const { label, to } of content.hero.actions) expect(links(home.main)).toContainEqual([label, to]);
    const { evacuations, clients, calls, years, volunteers, service } = figures;
    expect(shownFigures(home.section('figures'))).toEqual(
      inWords([evacuations, clients, calls, years, volunteers, service]),
    );
    const { cards, linkLabel } = content.services;
    expect(links(home.section('services'))).toEqual(
      cards.map(({ title, to }) => [`${linkLabel}: ${title}`, to]),
    );
    expect(home.main.match(/ data-slide="\d"/g)).toHaveLength(content.slider.slides.length);
    expect(attribute(home.main, 'data-interval')).toBe('5000');
    expect(attribute(home.main, 'data-life')).toBe('6000');
    expect(links(home.section('clinics'))).toHaveLength(clinics.items.length);
  });

  it('air medical evacuation: figures, steps, the number', async () => {
    const air = await rendered('/AirMedicalEvac');
    expect(shownFigures(air.section('figures'))).toEqual(inWords([figures.evacuations, figures.service]));
    expect(allWords(air.section('heart'), 'h3')).toEqual(
      airMedicalEvac.steps?.items.map(({ title }) => title),
    );
    expect(air.section('heart')).toContain('<ol');
    expect(links(air.main)).toContainEqual([`Call ${owner.phone.display}`, owner.phone.href]);
  });

  it('paramedics: four figures', async () => {
    const { section } = await rendered('/ParamedicsPage');
    const { clients, calls, years, volunteers } = figures;
    expect(shownFigures(section('figures'))).toEqual(inWords([clients, calls, years, volunteers]));
  });

  it.each(['/', '/ClinicsCarousel'])('%s: the clinics with day, time and a way to book', async (path) => {
    const { section } = await rendered(path);
    const cards = all(section('clinics'), 'article').map((card) => [
      ...allWords(card, 'h3'),
      ...allWords(card, 'strong'),
      words(/<\/strong>(.*?)<\/p>/.exec(card)?.[1] ?? ''),
    ]);
    const { cardTitle, book } = clinics.labels;
    expect(cards).toEqual(
      clinics.items.map(({ name, day, time }) => [cardTitle.replace('{name}', name), day, time]),
    );
    const buttons = links(section('clinics'));
    expect(buttons).toHaveLength(clinics.items.length);
    for (const [label, to] of buttons) {
      expect(label.startsWith(book)).toBe(true);
      expect(to).toMatch(/^\/BookAppointment\?clinic=\d+$/);
    }
  });

  it.each(['/', '/EmergencyAlert', '/AirMedicalEvac'])('%s: the emergency banner', async (path) => {
    const { main } = await rendered(path);
    expect(words(all(main, 'p')[0] ?? '')).toBe(`${site.emergencyBanner.text} ${owner.phone.display}`);
    expect(links(main)[0]).toEqual([owner.phone.display, owner.phone.href]);
  });

  it('about: who, mission, vision, values, the staff', async () => {
    const about = await rendered('/AboutPage');
    const { who, mission, vision, values } = aboutPage;
    expect(allWords(about.main, 'h2').slice(0, 4)).toEqual(
      [who, mission, vision, values].map(({ title }) => title),
    );
    expect(allWords(about.section('values'), 'h3')).toEqual(values.items.map(({ title }) => title));
    expect(allWords(about.section('team'), 'h3')).toEqual(aboutPage.team.members.map(({ name }) => name));
  });

  it('about, the hospital’s version: mission, vision, history, team, facilities, testimonials, contact', async () => {
    const { main } = await rendered('/AboutHospital');
    const titles = allWords(main, 'h2').join('|');
    expect(titles).toMatch(/Mission\|.*Vision\|.*History\|.*Team\|.*Facilities\|.*Patients/);
    expect(links(main)).toContainEqual(['Contact Us', '/ContactUs']);
  });

  it('team: title, subtitle, groups with their roles', async () => {
    const team = await rendered('/OurTeam');
    expect(allWords(team.main, 'h1')).toEqual([ourTeam.banner.title]);
    expect(words(team.main)).toContain(ourTeam.banner.lead);
    const roles = (id: string) => all(team.section(id), 'li').map((member) => allWords(member, 'p')[0]);
    const { groups } = ourTeam;
    expect(allWords(team.main, 'h2').slice(0, groups.length)).toEqual(groups.map(({ title }) => title));
    for (const { id, members } of groups) expect(roles(id)).toEqual(members.map(({ role }) => role));
    expect(team.main.match(/<img\b/g)).toHaveLength(1 + groups.flatMap(({ members }) => members).length);
  });

  it('gallery: activities by date, and the albums', async () => {
    const sorted = [...activities].sort((one, other) => one.date.localeCompare(other.date));
    const first = sorted[0]?.date ?? '2024-12-10';
    const last = sorted.at(-1)?.date ?? first;
    const expected = sorted.map(({ title, date, dateLabel }) => [title, date, dateLabel]);
    const after = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const past = await rendered('/Gallery', { today: after(last) });
    expect(words(past.section('past'))).toContain('No new date is set at the moment.');
    const shown = (section: string) =>
      all(section, 'article').map((one) => [
        words(all(one, 'h3')[0] ?? ''),
        attribute(one, 'datetime'),
        allWords(one, 'time')[0],
      ]);
    expect(shown(past.section('past'))).toEqual(expected.toReversed());
    const between = await rendered('/Gallery', { today: after(first) });
    expect(shown(between.section('upcoming'))).toEqual(expected.filter(([, date = '']) => date > first));
    expect(shown(between.section('past'))).toEqual(expected.filter(([, date]) => date === first));
    const { albums } = gallery.photos;
    expect(albums.map(({ id }) => all(past.section(id), 'figure').length)).toEqual(
      albums.map(({ photos }) => photos.length),
    );
  });

  it('school cover: its pictures; none on its other page, which says the same', async () => {
    const [school, other] = await Promise.all([
      rendered('/SchoolEmergencyCover'),
      rendered('/HealthInsurancePage'),
    ]);
    expect(school.section('heart').match(/<img\b/g)).toHaveLength(6);
    expect(other.section('heart')).not.toContain('<img');
    expect(words(other.main)).toBe(words(school.main));
  });

  it('an unknown path: the title, the status, a call and a way home', async () => {
    const { main } = await renderedError();
    expect(allWords(main, 'h1')).toEqual([errorPage.title]);
    expect(words(main)).toContain('404 Not Found');
    expect(links(main).map(([, to]) => to)).toEqual(expect.arrayContaining([owner.phone.href, '/']));
  });
});

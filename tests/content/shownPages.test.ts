import { describe, expect, it } from 'vitest';
import { owner } from '../../src/content/owner';
import { activities } from '../../src/content/en/activities';
import { aboutPage } from '../../src/content/en/aboutPage';
import { clinics } from '../../src/content/en/clinics';
import { figures } from '../../src/content/en/figures';
import { ourTeam } from '../../src/content/en/ourTeam';
import { all, allWords, attribute, links, rendered, renderedError, words } from './rendered';

/** Figures as shown: their label and value. */
const shownFigures = (section: string) =>
  all(section, 'div')
    .flatMap((box) => (box.includes('<dt>') ? [words(box.slice(box.lastIndexOf('<dt>')))] : []))
    .map((line) => line.replace(/^(.+) (\S+)$/, '$2 $1'));

const inWords = (items: readonly { value: string; label: string }[]) =>
  items.map(({ value, label }) => `${value} ${label}`);

describe('a visitor of the pages reads what the specification says', () => {
  it('home: the figures, the six services, seven slides, the clinics, the popup', async () => {
    const home = await rendered('/');
    expect(words(all(home.main, 'h1')[0] ?? '')).toMatch(/life insurance/i);
    expect(links(home.main)).toContainEqual(['Our Services', '#services']);
    const { evacuations, clients, calls, years, volunteers, service } = figures;
    expect(shownFigures(home.section('figures'))).toEqual(
      inWords([evacuations, clients, calls, years, volunteers, service]),
    );
    expect(links(home.section('services'))).toEqual([
      ['Read More: Emergency Medical Response', '/EmergencyCare'],
      ['Read More: Transport to Medical Facilities', '/PatientTransfer'],
      ['Read More: Advanced Medical Interventions', '/PaediatricClinic'],
      ['Read More: Paramedics Services', '/ParamedicsPage'],
      ['Read More: Sports Coverage', '/SportsCoverage'],
      ['Read More: Event Coverage', '/EventCoverage'],
    ]);
    expect(home.main.match(/ data-slide="\d"/g)).toHaveLength(7);
    expect(attribute(home.main, 'data-interval')).toBe('5000');
    expect(attribute(home.main, 'data-life')).toBe('6000');
    expect(links(home.section('clinics'))).toHaveLength(clinics.items.length);
  });

  it('air medical evacuation: figures, four steps, the number', async () => {
    const air = await rendered('/AirMedicalEvac');
    expect(shownFigures(air.section('figures'))).toEqual(inWords([figures.evacuations, figures.service]));
    expect(allWords(air.section('steps'), 'h3').map((title) => title.toLowerCase())).toEqual([
      'assess patient needs',
      'coordinate transport',
      'provide in-flight care',
      'ensure safe handover',
    ]);
    expect(air.section('steps')).toContain('<ol');
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
    expect(cards).toEqual(clinics.items.map(({ name, day, time }) => [`${name} Clinic`, day, time]));
    const buttons = links(section('clinics'));
    expect(buttons).toHaveLength(clinics.items.length);
    for (const [label, to] of buttons) {
      expect(label).toMatch(/^Book Appointment/);
      expect(to).toMatch(/^\/BookAppointment\?clinic=\d+$/);
    }
  });

  it.each(['/', '/EmergencyAlert', '/AirMedicalEvac'])('%s: the emergency banner', async (path) => {
    const { main } = await rendered(path);
    expect(words(all(main, 'p')[0] ?? '')).toBe(`Emergency? Call us now: ${owner.phone.display}`);
    expect(links(main)[0]).toEqual([owner.phone.display, owner.phone.href]);
  });

  it('about: who, mission, vision, three values, the staff', async () => {
    const about = await rendered('/AboutPage');
    expect(allWords(about.main, 'h2').slice(0, 4)).toEqual([
      'Who We Are',
      'Mission',
      'Vision',
      'Core Values',
    ]);
    expect(allWords(about.section('values'), 'h3')).toEqual(['Compassion', 'Integrity', 'Excellence']);
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
    expect(allWords(team.main, 'h1')).toEqual(['Meet Our Team']);
    expect(words(team.main)).toContain('Dedicated Professionals Committed to Exceptional Care');
    const roles = (id: string) => all(team.section(id), 'li').map((member) => allWords(member, 'p')[0]);
    const { groups } = ourTeam;
    expect(allWords(team.main, 'h2').slice(0, groups.length)).toEqual(groups.map(({ title }) => title));
    for (const { id, members } of groups) expect(roles(id)).toEqual(members.map(({ role }) => role));
    expect(team.main.match(/<img\b/g)).toHaveLength(1 + groups.flatMap(({ members }) => members).length);
  });

  it('gallery: activities by date, and 28 pictures in four albums', async () => {
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
    const albums = ['response', 'training', 'events', 'air'].map((id) => all(past.section(id), 'figure'));
    expect(albums.map((album) => album.length)).toEqual([7, 7, 7, 7]);
  });

  it('school cover: six pictures; none on its other page, which says the same', async () => {
    const [school, other] = await Promise.all([
      rendered('/SchoolEmergencyCover'),
      rendered('/HealthInsurancePage'),
    ]);
    expect(all(school.section('photos'), 'figure')).toHaveLength(6);
    // Its list of parts does not name them either.
    const without = school.main
      .replace(school.section('photos'), '')
      .replace(/<li><a href="#photos".*?<\/li>/, '');
    expect(words(other.main)).toBe(words(without));
  });

  it('an unknown path: the title, the status, a call and a way home', async () => {
    const { main } = await renderedError();
    expect(allWords(main, 'h1')).toEqual(['Unexpected Application Error!']);
    expect(words(main)).toContain('404 Not Found');
    expect(links(main).map(([, to]) => to)).toEqual(expect.arrayContaining([owner.phone.href, '/']));
  });
});

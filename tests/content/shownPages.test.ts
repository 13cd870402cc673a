import { describe, expect, it } from 'vitest';
import { owner } from '../../src/content/owner';
import { all, allWords, attribute, links, rendered, renderedError, words } from './rendered';

/** Figures as they are shown: what they count, and how much. */
const figures = (section: string) =>
  all(section, 'div')
    .flatMap((box) => (box.includes('<dt>') ? [words(box.slice(box.lastIndexOf('<dt>')))] : []))
    .map((line) => line.replace(/^(.+) (\S+)$/, '$2 $1'));

describe('a visitor of the pages reads what the specification says', () => {
  it('home: the figures, the six services, seven slides, nine clinics, the popup', async () => {
    const home = await rendered('/');
    expect(words(all(home.main, 'h1')[0] ?? '')).toMatch(/life insurance/i);
    expect(links(home.main)).toContainEqual(['Our Services', '#services']);
    expect(figures(home.section('figures'))).toEqual([
      '1,200+ successful evacuations',
      '2,452+ happy clients',
      '5,452+ calls per year',
      '5+ years of service',
      '72+ local volunteers',
      '24/7 service',
    ]);
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
    expect(links(home.section('clinics'))).toHaveLength(9);
  });

  it('air medical evacuation: figures, four steps, the number', async () => {
    const air = await rendered('/AirMedicalEvac');
    expect(figures(air.section('figures'))).toEqual(['1,200+ successful evacuations', '24/7 service']);
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
    expect(figures(section('figures'))).toEqual([
      '2,452+ happy clients',
      '5,452+ calls per year',
      '5+ years of service',
      '72+ local volunteers',
    ]);
  });

  it.each(['/', '/ClinicsCarousel'])(
    '%s: the nine clinics with day, time and a way to book',
    async (path) => {
      const { section } = await rendered(path);
      const cards = all(section('clinics'), 'article').map((card) => [
        ...allWords(card, 'h3'),
        ...allWords(card, 'strong'),
        words(/<\/strong>(.*?)<\/p>/.exec(card)?.[1] ?? ''),
      ]);
      const friday = ['Friday', '11:00 AM - 2:00 PM'];
      expect(cards).toEqual([
        ['Cardiology Clinic', 'Monday', '9:00 AM - 12:00 PM'],
        ['Neurology Clinic', 'Tuesday', '1:00 PM - 4:00 PM'],
        ['Pediatrics Clinic', 'Wednesday', '10:00 AM - 1:00 PM'],
        ['Orthopedics Clinic', 'Thursday', '2:00 PM - 5:00 PM'],
        ['Dermatology Clinic', ...friday],
        ['Maternity Clinic', ...friday],
        ['Pulmonology Clinic', ...friday],
        ['NeuroSurgical Clinic', ...friday],
        ['Nutritional Clinic', ...friday],
      ]);
      const buttons = links(section('clinics'));
      expect(buttons).toHaveLength(9);
      for (const [label, to] of buttons) {
        expect(label).toMatch(/^Book Appointment/);
        expect(to).toMatch(/^\/BookAppointment\?clinic=\d$/);
      }
    },
  );

  it.each(['/', '/EmergencyAlert', '/AirMedicalEvac'])('%s: the emergency banner', async (path) => {
    const { main } = await rendered(path);
    expect(words(all(main, 'p')[0] ?? '')).toBe(`Emergency? Call us now: ${owner.phone.display}`);
    expect(links(main)[0]).toEqual([owner.phone.display, owner.phone.href]);
  });

  it('about: who, mission, vision, three values, three staff', async () => {
    const about = await rendered('/AboutPage');
    expect(allWords(about.main, 'h2').slice(0, 4)).toEqual([
      'Who We Are',
      'Mission',
      'Vision',
      'Core Values',
    ]);
    expect(allWords(about.section('values'), 'h3')).toEqual(['Compassion', 'Integrity', 'Excellence']);
    expect(all(about.section('team'), 'h3')).toHaveLength(3);
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
    expect(allWords(team.main, 'h2').slice(0, 3)).toEqual(['Administration', 'Pharmacy', 'IT Department']);
    expect(roles('administration')).toEqual(['Founder and CEO', 'Paramedic', 'Director of Operations']);
    expect(roles('pharmacy')).toEqual(['Head of Pharmacy']);
    expect(roles('it')).toEqual(['Head of IT']);
    expect(team.section('administration').match(/<img\b/g)).toHaveLength(3);
  });

  it('gallery: activities by date, and 28 pictures in four albums', async () => {
    const past = await rendered('/Gallery', { today: '2026-03-02' });
    expect(past.section('upcoming')).toBe('');
    const shown = (section: string) =>
      all(section, 'article').map((one) => [
        words(all(one, 'h3')[0] ?? ''),
        attribute(one, 'datetime'),
        allWords(one, 'time')[0],
      ]);
    const activities = [
      ['Rugby Competition', '2024-12-10', '10 December 2024'],
      ['Churchill Show', '2024-12-15', '15 December 2024'],
      ['First Aid Training', '2025-01-20', '20 January 2025'],
    ];
    expect(shown(past.section('past'))).toEqual(activities.toReversed());
    const before = await rendered('/Gallery', { today: '2024-12-11' });
    expect(shown(before.section('upcoming'))).toEqual(activities.slice(1));
    expect(shown(before.section('past'))).toEqual(activities.slice(0, 1));
    const albums = ['response', 'training', 'events', 'air'].map((id) => all(past.section(id), 'figure'));
    expect(albums.map((album) => album.length)).toEqual([7, 7, 7, 7]);
  });

  it('school cover: six pictures; none on its other page, which says the same', async () => {
    const [school, other] = await Promise.all([
      rendered('/SchoolEmergencyCover'),
      rendered('/HealthInsurancePage'),
    ]);
    expect(all(school.section('photos'), 'figure')).toHaveLength(6);
    expect(words(other.main)).toBe(words(school.main.replace(school.section('photos'), '')));
  });

  it('an unknown path: the title, the status, a call and a way home', async () => {
    const { main } = await renderedError();
    expect(allWords(main, 'h1')).toEqual(['Unexpected Application Error!']);
    expect(words(main)).toContain('404 Not Found');
    expect(links(main).map(([, to]) => to)).toEqual(expect.arrayContaining([owner.phone.href, '/']));
  });
});

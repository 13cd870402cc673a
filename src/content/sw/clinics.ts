import type { ClinicsContent } from '../clinicTypes';
import { clinics as english, type ClinicName, type ClosedReason } from '../en/clinics';
import { dayName } from './days';

/** What each clinic treats, by its English name. */
const names: Readonly<Record<ClinicName, string>> = {
  Cardiology: 'Moyo',
  Neurology: 'Ubongo na Neva',
  Pediatrics: 'Watoto',
  Orthopedics: 'Mifupa',
  Dermatology: 'Ngozi',
  Maternity: 'Uzazi',
  Pulmonology: 'Mapafu',
  NeuroSurgical: 'Upasuaji wa Ubongo',
  Nutritional: 'Lishe',
};

/** Why the clinics are closed, by the English reason. */
const reasons: Readonly<Record<ClosedReason, string>> = { 'Jamhuri Day': 'Siku ya Jamhuri' };

const inKiswahili = new Map<string, string>(Object.entries({ ...names, ...reasons }));
const say = (words: string): string => inKiswahili.get(words) ?? words;

/** The clinics carousel in Kiswahili. The hours stay as a phone shows them: `9:00 AM` is read in one way only. */
export const clinics: ClinicsContent = {
  title: 'Kliniki kwa siku za wiki',
  lead: 'Chagua kliniki na uombe tarehe. Tutakupigia simu.',
  items: english.items.map((clinic) => ({
    ...clinic,
    name: say(clinic.name),
    day: dayName(clinic.weekday),
    closed: clinic.closed.map((day) => ({ ...day, reason: say(day.reason) })),
  })),
  labels: {
    cardTitle: 'Kliniki ya {name}',
    book: 'Panga Miadi',
    previous: 'Kliniki zilizotangulia',
    next: 'Kliniki zinazofuata',
    status: 'Kliniki {from} hadi {to} kati ya {total}',
    statusOne: 'Kliniki {from} kati ya {total}',
  },
};

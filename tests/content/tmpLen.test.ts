import { it } from 'vitest';
import { texts } from './modules';
const en = import.meta.glob<Record<string, unknown>>('../../src/content/en/*.ts', { eager: true });
const sw = import.meta.glob<Record<string, unknown>>('../../src/content/sw/*.ts', { eager: true });
const mine = 'services serviceRows emergencyCare eventCoverage sportsCoverage schoolCover schoolEmergencyCover siteEmergencyCover patientTransfer airMedicalEvac internationalPatientTransfer evacuationServices relatedPages paramedicsPage paediatricClinic healthInsurancePage factStrip figures onThisPage albumLabels'.split(' ');
it('x', () => {
  const out: string[] = []; let a = 0, b = 0;
  for (const name of mine) {
    const e = en[`../../src/content/en/${name}.ts`], s = sw[`../../src/content/sw/${name}.ts`];
    if (!e || !s) continue;
    const et = texts(e), st = texts(s);
    et.forEach((t, i) => {
      const u = st[i];
      if (!u || ['to','src','alt'].includes(t.key)) return;
      a += t.text.length; b += u.text.length;
      const short = /title|label|question|caption|name|linkLabel|steps|photos|benefits|included|ready|prices|questions/.test(t.key) && !t.place.includes('meta');
      const r = u.text.length / t.text.length;
      if ((short && r > 1.15 && u.text.length - t.text.length > 3) || (!short && r > 1.35 && u.text.length>60)) out.push(`${name} ${t.key} ${t.text.length}->${u.text.length} | ${t.text} | ${u.text}`);
    });
  }
  console.log([...new Set(out)].join('\n'), a, b, b / a);
});

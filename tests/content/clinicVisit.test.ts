import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { clinicVisitFrom } from '../../src/content/pages/clinicVisit';
import { clinicVisitFrom as inKiswahili } from '#sw/clinicVisit';
import { owner } from '../../src/content/owner';
import { rendered, words } from './rendered';

const service = 'Example Road 1, Syokimau, Kenya';

describe('where to come to the clinics', () => {
  it('is the address of the service where nothing is set, and no fee is named', () => {
    const visit = clinicVisitFrom(readFacts({}), service);
    expect(visit).toEqual({
      title: 'Where to come',
      facts: [{ label: 'Address of the clinics', values: [service] }],
    });
  });

  it('is their own address with what one sees from the road, and the fee', () => {
    const set = {
      CLINIC_ADDRESS: 'Station Road 4, Athi River',
      CLINIC_LANDMARK: 'Opposite the railway station, blue gate',
      PRICE_CLINIC: '1500',
    };
    for (const { facts } of [
      clinicVisitFrom(readFacts(set), service),
      inKiswahili(readFacts(set), service),
    ]) {
      const [place, fee] = facts;
      expect(place?.values).toEqual([set.CLINIC_ADDRESS, set.CLINIC_LANDMARK]);
      expect(fee?.values.join()).toContain('KES 1,500');
    }
  });

  it.each(['/BookAppointment', '/ClinicsCarousel', '/PaediatricClinic'])('stands on %s', async (path) => {
    expect(words((await rendered(path)).main)).toContain(owner.address);
  });
});

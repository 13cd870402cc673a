import { describe, expect, it } from 'vitest';
import { readOwner } from '../../src/config/owner';
import { appointmentRequested } from '../../src/content/pages/appointmentRequested';
import { placeOfClinics } from '../../src/content/pages/clinicPlace';
import { callLink, officeLinkOf } from '../../src/content/pages/links';
import { mails } from '../../src/content/pages/mails';
import { owner } from '../../src/content/owner';
import { officeLinkOf as inKiswahili } from '#sw/links';
import { mails as kiswahiliMails } from '#sw/mails';

describe('the office’s number', () => {
  it('is given for non-urgent matters if it is set, otherwise the service’s number', () => {
    const office = readOwner({ OFFICE_PHONE: '+254 20 123 4567' });
    expect(officeLinkOf(office)).toEqual({
      label: 'Call the office: 020 123 4567',
      to: 'tel:+254201234567',
      office: true,
    });
    expect(inKiswahili(office).to).toBe('tel:+254201234567');
    expect(officeLinkOf(readOwner({}))).toEqual(callLink);
  });

  it('does not replace the number for emergencies', () => {
    for (const { emergency } of [mails, kiswahiliMails]) expect(emergency).toContain(owner.phone.display);
    expect(appointmentRequested.sent.paragraphs.join(' ')).toContain(`Call ${owner.phone.display}`);
  });
});

describe('the place of the clinics', () => {
  it.each([
    [{ clinicAddress: '', clinicLandmark: '' }, 'Road 1'],
    [{ clinicAddress: 'Mombasa Road', clinicLandmark: '' }, 'Mombasa Road'],
    [{ clinicAddress: '', clinicLandmark: 'Blue gate' }, 'Road 1. Blue gate'],
    [{ clinicAddress: 'Mombasa Road', clinicLandmark: 'Blue gate' }, 'Mombasa Road. Blue gate'],
  ])('%j is %s', (facts, place) => {
    expect(placeOfClinics(facts, 'Road 1')).toBe(place);
  });

  it('stands on the page after a request and in the mail', () => {
    expect(JSON.stringify(appointmentRequested.sent.next)).toContain(owner.address);
    expect([mails.place, kiswahiliMails.place]).toEqual([owner.address, owner.address]);
  });
});

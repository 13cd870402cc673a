import { describe, expect, it } from 'vitest';
import { consents } from '../../src/domain/consents';
import { deskIn, email, message, startSite } from './site';

const path = '/api/v1.0/email/send';
const abroad = { email: { ...email, origin: 'https://api.emailjs.com' } };
const agreed = consents.contact;

describe('where contact messages go to an e-mail service abroad', () => {
  it.each([
    ['no consent', {}],
    ['an empty one', { agreed: '' }],
    ['one that is no version', { agreed: 'on' }],
  ])('a plain form with %s comes back, and nothing is stored', async (_, box) => {
    const site = await startSite(abroad);
    const answer = await site.submit(path, { ...message, ...box });
    expect(answer.headers.get('location')).toMatch(/^\/ContactUs\?again=.*#contact-form$/);
    const page = await (await site.call(answer.headers.get('location') ?? '')).text();
    expect(page).toContain('"problems":{"agreed":"required"}');
    expect(await (await deskIn(site)).exportMessages()).toEqual([]);
  });

  it('one with the consent is stored, as a message without it', async () => {
    const site = await startSite(abroad);
    const answer = await site.submit(path, { ...message, agreed });
    expect(answer.headers.get('location')).toMatch(/^\/MessageSent\?sent=/);
    const [stored] = await (await deskIn(site)).exportMessages();
    expect(stored).toMatchObject({ message: message.message });
    expect(stored).not.toHaveProperty('agreed');
  });

  it.each([
    [{}, 422],
    [{ agreed: 'yes' }, 422],
    [{ agreed }, 200],
  ])('the library’s request with %j is answered with %i', async (box, status) => {
    const site = await startSite(abroad);
    const answer = await site.call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user_id: email.publicKey,
        service_id: email.serviceId,
        template_id: email.templateId,
        template_params: { ...message, ...box },
      }),
    });
    expect(answer.status).toBe(status);
  });
});

it('where messages stay on this server, a page from before may still send the consent, and none is needed', async () => {
  const site = await startSite();
  for (const box of [{ agreed }, {}]) {
    const answer = await site.submit(path, { ...message, ...box });
    expect(answer.headers.get('location')).toMatch(/^\/MessageSent\?sent=/);
  }
});

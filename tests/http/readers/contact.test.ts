import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { contactText } from '#features/contact/text.ts';
import { DEFAULT_SITE_SETTINGS } from '#features/settings/rules/site-settings.ts';
import { footerText } from '#platform/text/site.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { addressesOf, attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor } from '../../kit/site/visitor.ts';

const filledIn = {
  name: 'Günel Əliyeva',
  email: 'gunel@example.az',
  phone: '',
  subject: 'advertising',
  message: 'Reklam yerləşdirmək istəyirik.',
};

describe('contact', () => {
  let site: TestSite;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({ engine: siteEngine(), env: { TRUST_PROXY: '1', SMTP_URL: mail.url } });
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  test.each([
    ['/contact', contactText.writeUs],
    ['/contact/office', contactText.office],
    ['/contact/social', contactText.social],
  ])('%s has everything, with its own part chosen', async (path, chosen) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${site.url}/contact"/>`);
    for (const heading of [contactText.writeUs, contactText.office, contactText.social, contactText.quick])
      expect(sectionUnder(html, heading)).toBeTruthy();
    const current = elementsOf(html, 'a').filter((link) => link.includes('aria-current="true"'));
    expect(current.map(textOf)).toEqual([chosen]);
  });

  test('names the publisher, the six subjects, the hours, and has a map that loads nothing from other sites', async () => {
    const html = await (await site.fetch('/contact')).text();
    const facts = elementsOf(html, 'dl').map(textOf).join(' ');
    const { imprintName, imprintVoen, imprintDomainOwner, imprintAddress } = footerText;
    for (const name of [imprintName, imprintDomainOwner, imprintAddress]) expect(facts).toContain(name);
    // Nothing is said of a number that nobody has filled in yet.
    expect(facts).not.toContain(imprintVoen);
    expect(facts).toContain(DEFAULT_SITE_SETTINGS.email);
    const options = elementsOf(html, 'option').map(textOf);
    expect(options).toEqual([contactText.subjectChoose, ...Object.values(contactText.subjects)]);
    const quick = attributesOf(sectionUnder(html, contactText.quick), 'href');
    expect(quick).toContain(`mailto:${DEFAULT_SITE_SETTINGS.email}`);
    expect(addressesOf(sectionUnder(html, contactText.social))).toHaveLength(6);
    const office = sectionUnder(html, contactText.office);
    expect(textOf(office)).toContain(DEFAULT_SITE_SETTINGS.address);
    for (const line of Object.values(contactText.hours)) expect(textOf(office)).toContain(line);
    expect(attributesOf(office, 'href')[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=/);
    expect(attributesOf(html, 'src').filter((src) => src.startsWith('http'))).toEqual([]);
  });

  test('stores a message, mails it to the newsroom and confirms', async () => {
    const visitor = newVisitor(site);
    const answer = await visitor.post('/contact', filledIn);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/sent']);
    const said = await (await visitor.get('/contact/sent')).text();
    expect(textOf(said)).toContain(contactText.success);
    expect(said).toContain('noindex');
    const notice = await mail.take((one) => one.subject.includes('Günel Əliyeva'));
    expect(notice.to).toEqual([DEFAULT_SITE_SETTINGS.email]);
    expect(notice.headers['reply-to']).toBe('gunel@example.az');
    expect(notice.text).toContain(filledIn.message);
    expect(notice.html).toContain(contactText.subjects.advertising);
  });

  test('returns the typed text with each problem at its field', async () => {
    const answer = await newVisitor(site).post('/contact', {
      name: '<b>Ad</b>',
      email: 'ünvan',
      phone: 'zəng edin',
      subject: '',
      message: '',
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    const form = sectionUnder(html, contactText.writeUs);
    for (const code of [
      'contact.emailInvalid',
      'contact.phoneInvalid',
      'contact.subjectRequired',
      'contact.messageRequired',
    ] as const)
      expect(textOf(form)).toContain(problemText[code]);
    expect(textOf(form)).not.toContain(problemText['contact.nameRequired']);
    expect(attributesOf(form, 'value')).toEqual(expect.arrayContaining(['<b>Ad</b>', 'ünvan', 'zəng edin']));
    expect(form).not.toContain('<b>Ad</b>');
    expect(form.match(/aria-invalid="true"/g)).toHaveLength(4);
    const ids = attributesOf(form, 'id');
    for (const list of attributesOf(form, 'aria-describedby'))
      for (const id of list.split(' ')) expect(ids).toContain(id);
  });

  test('has no consent box: a sentence under the button explains the consent', async () => {
    const form = sectionUnder(await (await site.fetch('/contact')).text(), contactText.writeUs);
    expect(form).not.toContain('type="checkbox"');
    const said = textOf(form);
    expect(said.indexOf(contactText.consent)).toBeGreaterThan(said.lastIndexOf(`${contactText.submit} `));
    expect(attributesOf(form, 'href')).toContain('/privacy');
  });

  test('answers a script with the form and status 200', async () => {
    const answer = await newVisitor(site).post(
      '/contact',
      { ...filledIn, email: '' },
      { 'X-Requested-With': 'fetch' },
    );
    expect(answer.status).toBe(200);
    const form = sectionUnder(await answer.text(), contactText.writeUs);
    expect(textOf(form)).toContain(problemText['contact.emailRequired']);
    expect(form).toContain(filledIn.message);
  });

  test('accepts five messages an hour from one address and returns the text of the sixth', async () => {
    const visitor = newVisitor(site);
    for (let i = 0; i < 5; i++) expect((await visitor.post('/contact', filledIn)).status).toBe(303);
    const answer = await visitor.post('/contact', { ...filledIn, message: 'Altıncı mesaj' });
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(html).toContain(problemText['rate.tooMany']);
    expect(html).toContain('Altıncı mesaj');
    expect((await newVisitor(site).post('/contact', filledIn)).status).toBe(303);
    const hits = site.logged().filter((line) => line.includes('limit reached'));
    expect(hits.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', path: '/contact', limit: 'contact', network: expect.stringMatching(/\.0$/) },
    ]);
    expect(hits.join('')).not.toContain(filledIn.email);
  });

  test('confirms to a bot and stores nothing', async () => {
    const answer = await newVisitor(site).post('/contact', {
      ...filledIn,
      name: 'Proqram',
      website: 'https://spam.example',
    });
    expect(answer.headers.get('location')).toBe('/contact/sent');
    await site.change(async (db) => {
      const kept = await db.selectFrom('contact_message').selectAll().where('name', '=', 'Proqram').execute();
      expect(kept).toEqual([]);
    });
  });

  test('accepts no form of another site', async () => {
    const answer = await newVisitor(site).post('/contact', filledIn, { Origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});

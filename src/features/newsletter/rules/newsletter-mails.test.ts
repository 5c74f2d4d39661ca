import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { mailContext, writeSubscriber } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createIssue, deleteIssue } from './change-issue.ts';
import { newsletterMails } from './newsletter-mails.ts';

const input = { recipient: null, context: mailContext, now: NOON, newId };

/** The text of a mail as a mail program shows it, in one line. */
const shown = (html = '') =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeOnEachDatabase('the mails about a subscription', (open) => {
  it('ask the owner of the address to confirm it, and say what happens otherwise', async () => {
    const { db } = await open();
    const subjectId = await writeSubscriber(db, 'oxucu@example.az');
    const mail = await newsletterMails.confirmSubscription.compose(db, { ...input, subjectId });
    const address = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(address).toMatch(/^https:\/\/gettosport\.example\/newsletter\/confirm\/[0-9A-Za-z]{40}$/);
    expect(mail?.to).toBe('oxucu@example.az');
    expect(mail?.text.split('\n\n')).toEqual([
      'Salam,',
      expect.stringMatching(/GettoSport xəbər bülleteninə abunə olmaq üçün göstərilib.*düyməni basın\.$/),
      address,
      expect.stringMatching(/^Keçid 3 gün etibarlıdır\. .*təsdiq olmadan sizə bülleten göndərilməyəcək\.$/),
      'GettoSport\n',
    ]);
    expect(mail?.html).toContain(`href="${address}"`);
    expect(shown(mail?.html)).toMatch(
      /^GettoSport Salam, Bu e-poçt ünvanı .* Abunəliyi təsdiqlə Keçid 3 gün .* göndərilməyəcək\.$/,
    );
  });

  it('tell a subscriber that the address is subscribed, and how to leave', async () => {
    const { db } = await open();
    const subjectId = await writeSubscriber(db, 'oxucu@example.az');
    const mail = await newsletterMails.alreadySubscribed.compose(db, { ...input, subjectId });
    const sentences =
      'Salam, Bu ünvan GettoSport xəbər bülleteninə artıq abunədir, yenidən abunə olmağa ehtiyac yoxdur. ' +
      'Abunəlikdən hər bülletenin sonundakı keçidlə çıxa bilərsiniz.';
    expect(mail?.text.replaceAll('\n\n', ' ')).toBe(`${sentences} GettoSport\n`);
    expect(shown(mail?.html)).toBe(`GettoSport ${sentences}`);
  });

  it('are not sent to a subscriber who was erased', async () => {
    const { db } = await open();
    for (const kind of ['confirmSubscription', 'alreadySubscribed'] as const)
      expect(await newsletterMails[kind].compose(db, { ...input, subjectId: newId() })).toBeNull();
    expect(await db.selectFrom('subscriber_token').selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase('the test of an issue', (open) => {
  it('has the articles of this issue alone, and a link to unsubscribe without a token', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor');
    const write = async (title: string) => {
      const { id: articleId } = await writeArticle(db, { title });
      const issue = { kind: 'weekly', subject: title, intro: '', articleIds: [articleId] };
      return createIssue(db, { actor, issue, now: NOON, newId });
    };
    const one = await write('Birinci oyun');
    await write('İkinci oyun');
    const test = { ...input, subjectId: one.id, recipient: 'redaktor@example.az' };
    const mail = await newsletterMails.issueTest.compose(db, test);
    expect(mail).toMatchObject({ to: 'redaktor@example.az', replyTo: mailContext.newsroomEmail });
    expect(mail?.text).toContain('Birinci oyun');
    expect(mail?.text).not.toContain('İkinci oyun');
    expect(mail?.text).toMatch(/: https:\/\/gettosport\.example\/newsletter\/unsubscribe\/?\n/);
    expect(await newsletterMails.issueTest.compose(db, { ...test, recipient: null })).toBeNull();
    await deleteIssue(db, { actor, id: one.id, now: NOON, newId });
    expect(await newsletterMails.issueTest.compose(db, test)).toBeNull();
  });
});

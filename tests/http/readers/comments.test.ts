import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { commentQueueText, commentsText } from '#features/comments/text.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeComment, writeDiscussion } from '../../kit/content/comments.ts';
import { attributesOf, elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

const QUEUE = '/admin/comments';

describe('comments', () => {
  let site: TestSite;
  let moderator: Visitor;
  let other: Visitor;
  let article = '';
  let full = '';
  let fullId = '';
  let closed = '';
  let old = '';
  beforeAll(async () => {
    const emails: string[] = [];
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        const now = Date.now() - MINUTE;
        article = `/article/${(await writeDiscussion(db, { title: 'Derbi', now })).slug}`;
        old = `/article/${(await writeDiscussion(db, { title: 'Arxiv', now: now - 400 * DAY })).slug}`;
        const { articleId, slug } = await writeDiscussion(db, { title: 'Final', now });
        full = `/article/${slug}`;
        fullId = articleId;
        const past = now - 400 * DAY;
        const discussed = await writeDiscussion(db, { title: 'Köhnə derbi', now: past });
        closed = `/article/${discussed.slug}`;
        await writeComment(db, discussed.articleId, {
          text: 'Əla idi.',
          status: 'approved',
          now: past + MINUTE,
        });
        for (let index = 0; index < 25; index += 1) {
          const network = { networkHash: `n${index}`, text: `Şərh ${index}.` };
          await writeComment(db, articleId, { ...network, status: 'approved', now: now + index });
        }
        for (const name of ['Kamran', 'Nərmin'])
          emails.push((await writeStaff(db, 'moderator', { name })).email);
      },
    });
    moderator = await signIn(site, emails[0] ?? '');
    other = await signIn(site, emails[1] ?? '');
  });
  afterAll(() => site.stop());

  const read = async (path: string, visitor: Pick<Visitor, 'get'> = newVisitor(site)) =>
    (await visitor.get(path)).text();
  const write = (visitor: Visitor, text: string, over: Record<string, string> = {}) =>
    visitor.post(`${article}/comments`, { name: 'Rauf', text, ...over });
  /** The value `id.version` of a comment in the queue. */
  async function findQueued(text: string, status = ''): Promise<string> {
    const html = await read(`${QUEUE}${status && `?status=${status}`}`, moderator);
    const item = elementsOf(html, 'li').find((one) => one.includes('data-row') && one.includes(text)) ?? '';
    return attributesOf(item, 'value')[0] ?? '';
  }
  async function publish(text: string): Promise<string> {
    const seen = await findQueued(text);
    expect((await moderator.post(QUEUE, { approve: seen })).status).toBe(200);
    return seen.split('.')[0] ?? '';
  }

  test('an article whose discussion closed without comments does not mention them', async () => {
    expect(await read(old)).not.toContain('id="comments"');
    expect(textOf(await read(`${old}/comments`))).toContain(commentsText.closed);
  });

  test('the comments of a closed discussion stay', async () => {
    expect(textOf(await read(closed))).toContain('Əla idi.');
  });

  test('a form that is not complete comes back with what was typed and each error at its field', async () => {
    const answer = await write(newVisitor(site), 'a'.repeat(2001), { name: '' });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const html = await answer.text();
    for (const code of ['contact.nameRequired', 'comment.textTooLong'] as const)
      expect(html).toContain(problemText[code]);
    expect(textOf(elementsOf(html, 'textarea')[0] ?? '')).toHaveLength(2001);
    // The browser puts the focus there, also without a script.
    expect(html.match(/<input\b[^>]*\bautofocus=""[^>]*>/g)).toEqual([
      expect.stringContaining('name="name"'),
    ]);
  });

  test('a comment waits: only its writer sees it, until a moderator approves it', async () => {
    const rauf = newVisitor(site);
    const answer = await write(rauf, 'Hakim <b>ədalətli</b> idi.');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${article}/comments/own?sent=1`]);
    expect(answer.headers.get('set-cookie')).toMatch(/^commenter=\w{40}; Path=\/article; .*HttpOnly/);
    const own = await rauf.get(`${article}/comments/own?sent=1`);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    const html = await own.text();
    for (const part of [commentsText.sent, commentsText.status.waiting, 'Hakim &lt;b&gt;'])
      expect(html).toContain(part);
    const [id = ''] = attributesOf(html, 'value').filter((value) => /^[\w-]{20}$/.test(value));
    const edited = await rauf.post(`${article}/comments/own`, { intent: 'edit', id, text: ' ' });
    expect(elementsOf(await edited.text(), 'textarea').join('')).toMatch(
      /autofocus="".*aria-invalid="true"|aria-invalid="true".*autofocus=""/,
    );
    expect(await read(`${article}/comments/own`)).not.toContain('Hakim');
    expect(await read(article)).not.toContain('Hakim');
    await publish('Hakim');
    const page = await site.fetch(article);
    expect(page.headers.get('cache-control')).toContain('public');
    const shown = await page.text();
    expect(shown).toContain('Hakim &lt;b&gt;');
    expect(shown).toContain('"commentCount":1');
    expect(await read(`${article}/comments/own`, rauf)).toContain(commentsText.status.approved);
  });

  test('a reply is shown under its comment; a deleted comment disappears', async () => {
    const [writer, answerer] = [newVisitor(site), newVisitor(site)];
    await write(writer, 'Sual?');
    const id = await publish('Sual?');
    expect(await read(`${article}/comments?answer=${id}`)).toContain(commentsText.answerTo('Rauf'));
    await write(answerer, 'Cavab.', { answers: id });
    await publish('Cavab.');
    const html = await read(article);
    expect(html.indexOf('Sual?')).toBeLessThan(html.indexOf('Cavab.'));
    const stranger = await answerer.post(`${article}/comments/own`, { intent: 'delete', id });
    expect([stranger.status, (await stranger.text()).includes(problemText['comment.notOwn'])]).toEqual([
      404,
      true,
    ]);
    expect((await writer.post(`${article}/comments/own`, { intent: 'delete', id })).status).toBe(303);
    expect(await read(article)).not.toMatch(/Sual\?|Cavab\./);
  });

  test('a second moderator is told who was faster, and the first can undo', async () => {
    await write(newVisitor(site), 'Birinci qərar');
    const seen = await findQueued('Birinci qərar');
    const html = await (await moderator.post(QUEUE, { intent: 'reject', comment: seen })).text();
    expect(html).toContain(commentQueueText.done.rejected(1));
    const late = await (await other.post(QUEUE, { approve: seen })).text();
    expect(late).toContain(`${problemText['comment.decided']}: Kamran`);
    const undo = attributesOf(
      elementsOf(html, 'form').find((form) => form.includes('"undo"')) ?? '',
      'value',
    );
    await moderator.post(QUEUE, { intent: 'undo', undo: undo[0] ?? '' });
    expect(await findQueued('Birinci qərar')).not.toBe('');
    const nobody = await moderator.post(QUEUE, { intent: 'approve' });
    expect([nobody.status, (await nobody.text()).includes(problemText['comment.noneChosen'])]).toEqual([
      422,
      true,
    ]);
  });

  test('three reports hide a comment', async () => {
    await write(newVisitor(site), 'Reklam mətni');
    const id = await publish('Reklam mətni');
    const report = `${article}/comments/${id}/report`;
    const reader = newVisitor(site);
    const unanswered = await reader.post(report, {});
    expect(unanswered.status).toBe(422);
    const form =
      elementsOf(await unanswered.text(), 'form').find((one) => one.includes('name="reason"')) ?? '';
    expect(form).toMatch(
      /role="radiogroup" aria-labelledby="reason-label" aria-invalid="true" aria-describedby="reason-error"/,
    );
    expect(form).toMatch(/id="reason-error"[^>]*>[^<]/);
    expect(form.match(/autofocus=""/g)).toHaveLength(1);
    for (const visitor of [reader, reader, newVisitor(site)])
      expect((await visitor.post(report, { reason: 'spam' })).status).toBe(303);
    expect(await read(article)).toContain('Reklam mətni');
    const last = newVisitor(site);
    const answer = await last.post(report, { reason: 'insult' });
    expect(await read(answer.headers.get('location') ?? '', last)).toContain(commentsText.reported);
    expect(await read(article)).not.toContain('Reklam mətni');
    expect(await findQueued('Reklam mətni', 'reported')).toContain(id);
  });

  test('a banned reader can neither write nor edit, until the ban is lifted', async () => {
    const reader = newVisitor(site);
    await write(reader, 'Təhqir mətni');
    const [id = ''] = (await findQueued('Təhqir mətni')).split('.');
    const ban = `/admin/comments/ban/${id}`;
    const refused = await moderator.post(ban, { days: '365', reason: 'Təhqir', network: '1' });
    expect([refused.status, (await refused.text()).includes(problemText['comment.banNetworkDays'])]).toEqual([
      422,
      true,
    ]);
    await write(reader, 'Gözləyən mətn');
    expect((await moderator.post(ban, { days: '7', reason: 'Təhqir' })).status).toBe(302);
    const again = await write(reader, 'Yenə mən');
    expect([again.status, (await again.text()).includes(problemText['comment.banned'])]).toEqual([409, true]);
    const edit = await reader.post(`${article}/comments/own`, { intent: 'edit', id, text: 'Başqa' });
    expect([edit.status, (await edit.text()).includes(problemText['comment.banned'])]).toEqual([409, true]);
    const bans = await read('/admin/comments/bans', moderator);
    const form = elementsOf(bans, 'form').find((one) => one.includes(commentQueueText.lift)) ?? '';
    await moderator.post('/admin/comments/bans', { id: attributesOf(form, 'value')[0] ?? '' });
    expect((await write(reader, 'Yenə mən')).status).toBe(303);
  });

  test('banned words are marked in the queue', async () => {
    await moderator.post('/admin/comments/words', { words: 'lalala, axmaq' });
    await write(newVisitor(site), 'Siz l a l a l a deyirsiniz');
    expect(await read(QUEUE, moderator)).toContain(commentQueueText.foundWords('lalala'));
    await moderator.post('/admin/comments/words', { remove: 'lalala' });
    expect(await read('/admin/comments/words', moderator)).not.toContain('lalala');
  });

  test('the page of an article has 20 comments and a link to the next', async () => {
    const html = await read(full);
    expect(html.match(/Şərh \d+\./g)).toHaveLength(20);
    const more = attributesOf(html, 'href').find((href) => href.includes('?after=')) ?? '';
    const next = await site.fetch(more.replace(/#.*/, ''));
    expect(next.headers.get('cache-control')).toContain('public');
    expect((await next.text()).match(/Şərh \d+\./g)).toEqual([20, 21, 22, 23, 24].map((at) => `Şərh ${at}.`));
  });

  test('a bot that fills in every field gets the same answer, and nothing is stored', async () => {
    const answer = await write(newVisitor(site), 'Ucuz biletlər', { website: 'https://a.example' });
    expect(answer.status).toBe(303);
    expect(await findQueued('Ucuz biletlər')).toBe('');
  });

  test('moderators have the queue as their first screen and no articles', async () => {
    expect((await moderator.get('/admin')).headers.get('location')).toBe(QUEUE);
    expect((await moderator.get('/admin/articles')).status).toBe(403);
    const queue = await read(`${QUEUE}?article=${fullId}`, moderator);
    expect(queue).not.toContain(commentQueueText.close);
    const close = await moderator.post(QUEUE, { intent: 'close', article: 'x' });
    expect(close.status).toBe(403);
  });

  test('a network that writes without end has to wait', async () => {
    const reader = newVisitor(site);
    const answers: Response[] = [];
    for (let number = 0; number <= 20; number += 1)
      answers.push(await write(reader, `Yenə ${'a'.repeat(number)}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(303), 429]);
    expect(await answers.at(-1)?.text()).toContain(problemText['rate.tooMany']);
  });

  test('an article of a category without comments does not mention them', async () => {
    await site.change(async (db) => {
      await db.updateTable('category').set({ has_comments: 0 }).execute();
    });
    // Another process wrote, so the site notices within a second.
    await vi.waitFor(async () => expect((await read(article)).includes('id="comments"')).toBe(false), 5000);
    expect((await site.fetch(`${article}/comments`)).status).toBe(404);
  });
});

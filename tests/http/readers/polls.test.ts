import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { getPoll, type Poll } from '#features/polls/rules/poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import { pollText } from '#features/polls/text.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { formatTyped } from '#platform/records/record.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '../../kit/content/articles.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

describe('polls', () => {
  let site: TestSite;
  let editor: Actor;
  let article = '';
  let articleId = '';
  let other = '';
  let poll: Poll;
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        editor = await writeStaff(db, 'editor', { name: 'Leyla Həsənova' });
        const options = ['Qarabağ', 'Neftçi'];
        const input = { question: 'Kim çempion olacaq?', options, closesAt: null };
        const { id } = await createPoll(db, {
          actor: editor,
          typed: formatTyped(pollRecord, input),
          now: NOON,
          newId,
        });
        poll = await getPoll(db, { id });
        const content = `<p>Mətn</p><div data-poll="${id}"></div>`;
        const written = await writeArticle(db, { title: 'Mövsümün sorğusu', content });
        articleId = written.id;
        article = `/article/${written.slug}`;
        other = (await writeArticle(db, { title: 'Sorğusuz xəbər' })).id;
      },
    });
  });
  afterAll(() => site.stop());

  const page = () => `/sorgu/${poll.id}`;
  const option = (at: number) => ({ option: poll.options[at]?.id ?? '' });
  const votes = async () => {
    let found: number[] = [];
    await site.change(async (db) => {
      found = (await getPoll(db, { id: poll.id })).options.map((one) => one.votes);
    });
    return found;
  };

  /** Sends a form as a browser does: it follows a 307 with the same form and its new cookie. */
  async function vote(reader: Visitor, at: number, path = page()): Promise<Response> {
    const answer = await reader.post(path, option(at), { redirect: 'manual' });
    const next = answer.headers.get('location') ?? '';
    return answer.status === 307 ? reader.post(next, option(at)) : answer;
  }

  test('an article has the form, without the result', async () => {
    const html = await (await site.fetch(article)).text();
    expect(html).toContain(`action="${page()}?article=${articleId}"`);
    expect(textOf(html)).toContain('Kim çempion olacaq?');
    expect(html).not.toContain('<meter');
  });

  test('without scripts a reader votes once and sees the result', async () => {
    const reader = newVisitor(site);
    const before = await votes();
    const first = await vote(reader, 0);
    expect([first.status, first.headers.get('location')]).toEqual([303, `${page()}?vote=sent`]);
    const shown = await (await reader.get(`${page()}?vote=sent`)).text();
    expect(textOf(shown)).toContain(pollText.sent);
    expect(shown).toContain('<meter');
    const second = await vote(reader, 1);
    expect(second.headers.get('location')).toBe(`${page()}?vote=again`);
    const told = await (await reader.get(`${page()}?vote=again`)).text();
    expect(told).toMatch(new RegExp(`role="alert"[^>]*>${pollText.again}`));
    expect(await votes()).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  test('the page after a vote from an article links back to it, also when the vote was not counted', async () => {
    const reader = newVisitor(site);
    const back = [`href="${article}"`, pollText.toArticle('Mövsümün sorğusu')];
    const refused = await reader.post(`${page()}?article=${articleId}`, {}, { redirect: 'manual' });
    const unanswered = await (await reader.post(refused.headers.get('location') ?? '', {})).text();
    for (const part of [...back, problemSentence('poll.choose'), `action="${page()}?article=${articleId}"`])
      expect(unanswered).toContain(part);
    const sent = await vote(reader, 0, `${page()}?article=${articleId}`);
    expect(sent.headers.get('location')).toBe(`${page()}?article=${articleId}&vote=sent`);
    const shown = await (await reader.get(sent.headers.get('location') ?? '')).text();
    for (const part of back) expect(shown).toContain(part);
    for (const wrong of [other, 'x', ''])
      expect(await (await reader.get(`${page()}?article=${wrong}`)).text()).not.toContain(
        pollText.toArticle(''),
      );
  });

  test('scripts get the result as JSON', async () => {
    const reader = newVisitor(site);
    const sent = await vote(reader, 1, `/api/polls/${poll.id}`);
    expect(sent.headers.get('cache-control'), 'one’s own answer').toBe('no-store');
    const answer = await sent.json();
    expect(answer).toMatchObject({ message: pollText.sent });
    expect(answer.result).toContain('<meter');
    expect(await (await vote(reader, 0, `/api/polls/${poll.id}`)).json()).toMatchObject({
      message: pollText.again,
    });
    const result = await site.fetch(`/api/polls/${poll.id}`);
    expect(result.headers.get('cache-control')).toContain('s-maxage=5');
  });

  test('a browser that keeps no cookies cannot vote', async () => {
    const before = await votes();
    const post = (path: string) =>
      site.fetch(path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(option(0)),
        headers: { Origin: site.url },
      });
    const asked = await post(page());
    expect(asked.status).toBe(307);
    const refused = await post(asked.headers.get('location') ?? '');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(problemSentence('poll.noCookie'));
    expect(await votes()).toEqual(before);
  });

  test('a vote without an option is asked again', async () => {
    const reader = newVisitor(site);
    const answer = await reader.post(page(), {}, { redirect: 'manual' });
    const refused = await reader.post(answer.headers.get('location') ?? '', {});
    const html = await refused.text();
    expect([refused.status, html]).toEqual([422, expect.stringContaining(problemSentence('poll.choose'))]);
    expect(html).toMatch(
      new RegExp(`role="radiogroup"[^>]*aria-invalid="true"[^>]*aria-describedby="poll-${poll.id}-status"`),
    );
    // The browser puts the focus there, also without a script.
    expect(html.match(/<input\b[^>]*\bautofocus=""/g)).toHaveLength(1);
  });

  test('editors create, change and close polls; a closed one shows its result in the article', async () => {
    const staff = await signIn(site, editor.email);
    const refused = await staff.post('/admin/polls', { question: '', options: 'Bir', closesAt: '' });
    expect(refused.status).toBe(422);
    const form = await refused.text();
    expect(form).toContain(problemSentence('poll.question'));
    expect(form).toContain(problemSentence('poll.tooFewOptions'));
    expect(form).toContain('>Bir</textarea>');
    expect(textOf(await (await staff.get('/admin/polls')).text())).toContain('Kim çempion olacaq?');
    const closed = await staff.post(`/admin/polls/${poll.id}`, {
      intent: 'close',
      question: '',
      options: '',
    });
    expect(closed.status).toBe(302);
    const html = await (await site.fetch(article)).text();
    expect(html).toContain('<meter');
    expect(textOf(html)).toContain(pollText.ended);
    const late = newVisitor(site);
    const answer = await vote(late, 0);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(problemSentence('poll.closed'));
    const told = await (await vote(late, 0, `/api/polls/${poll.id}`)).json();
    expect(told).toEqual({
      message: problemSentence('poll.closed'),
      result: expect.stringContaining('<meter'),
    });
  });
});

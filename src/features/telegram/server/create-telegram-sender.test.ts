import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE, WEEK } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { deleteFixture } from '#features/matches/rules/fixtures/change-fixture.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { moveInForm, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { LATER, prepareChannels, SITE } from '#tests/kit/servers/channels.ts';
import { type OutsideServer, startOutsideServer } from '#tests/kit/servers/outside-server.ts';

let outside: OutsideServer;
beforeEach(async () => {
  outside = await startOutsideServer();
});
afterEach(() => outside.close());

describeOnEachDatabase('Telegram', (open) => {
  it('post an article once, edit the post in place and say that the article is gone', async () => {
    const { db } = await open();
    const { actor, at, run, save } = await prepareChannels(db, outside);
    const { id } = await writeOwnArticle(db, actor, {
      title: 'Qol & <pas>',
      excerpt: '“Neftçi” – “Zirə”',
      status: 'published',
    });
    await run();
    const url = `${SITE}/article/qol-pas`;
    expect(outside.botCalls).toMatchObject([
      {
        method: 'sendMessage',
        parameters: {
          chat_id: '@sinaq_kanali',
          parse_mode: 'HTML',
          link_preview_options: { url, prefer_large_media: true },
        },
      },
    ]);
    expect(outside.messages.get(1)).toBe(
      `<b>Qol &#38; &#60;pas&#62;</b>\n\n“Neftçi” – “Zirə”\n\n<a href="${url}">Xəbəri oxuyun</a>`,
    );
    await save(id, { content: '<p>Yalnız mətn dəyişdi.</p>' });
    await run();
    expect(outside.botCalls).toHaveLength(1);
    await save(id, { title: 'Yeni başlıq' });
    await save(id, { slug: 'yeni-unvan' });
    await run();
    expect(outside.botCalls.map(({ method }) => method)).toEqual(['sendMessage', 'editMessageText']);
    expect(outside.messages.get(1)).toMatch(/^<b>Yeni başlıq<\/b>.*\/article\/yeni-unvan"/s);
    await moveInForm(db, { ...at, id, move: 'archive' });
    await run();
    expect(outside.messages.get(1)).toContain('<i>Xəbər arxivdədir</i>');
    await deleteArticle(db, { ...at, id });
    await run();
    expect(outside.messages).toEqual(new Map([[1, '<s>Yeni başlıq</s>\n\n<i>Xəbər saytdan götürülüb</i>']]));
  });

  it('post a match at its kick-off and edit the post with the score, also in the posts of its articles', async () => {
    const { db } = await open();
    const { actor, run } = await prepareChannels(db, outside);
    const match = await writeFixture(db);
    const { id } = await writeOwnArticle(db, actor, { title: 'Canlı', status: 'published' });
    await db.insertInto('article_fixture').values({ article_id: id, fixture_id: match }).execute();
    await run();
    expect(outside.messages.get(1)).toContain('<b>Qarabağ – Neftçi</b> · Başlamayıb');
    await writeLedger(db, match, [kickOff()]);
    await run();
    expect(outside.messages.get(2)).toMatch(
      /^<b>Qarabağ 0:0 Neftçi<\/b> · Canlı\nLiqa apl\n\n<a href="https:\/\/site.az\/oyun\//,
    );
    await writeLedger(db, match, [goal('home', 3)]);
    await writeLedger(db, match, [goal('away', 5), goal('away', 6)]);
    await run();
    for (const message of [1, 2])
      expect(outside.messages.get(message)).toContain('Qarabağ 1:2 Neftçi</b> · Canlı');
    const calls = outside.botCalls.length;
    await writeLedger(db, match, [{ ...goal('home', 7), type: 'yellow', player: null } as never]);
    await run();
    expect(outside.botCalls).toHaveLength(calls);
    await writeLedger(db, match, [periodMark('fullTime')]);
    await run();
    for (const message of [1, 2])
      expect(outside.messages.get(message)).toContain('Qarabağ 1:2 Neftçi</b> · Bitib');
    expect(outside.messages.size).toBe(2);
  });

  it('take a deleted match out of the posts of its articles; a match with a post cannot be deleted', async () => {
    const { db } = await open();
    const { actor, at, run } = await prepareChannels(db, outside);
    const match = await writeFixture(db);
    const played = await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
    const { id } = await writeOwnArticle(db, actor, { title: 'Turun oyunları', status: 'published' });
    for (const fixture_id of [match, played])
      await db.insertInto('article_fixture').values({ article_id: id, fixture_id }).execute();
    await writeLedger(db, played, [kickOff()]);
    await run();
    const post = () => [...outside.messages.values()].find((text) => text.includes('Turun oyunları'));
    expect(post()).toContain('Qarabağ – Neftçi');
    await deleteFixture(db, { ...at, id: match });
    await expect(deleteFixture(db, { ...at, id: played })).rejects.toMatchObject({ code: 'match.hasEvents' });
    await run();
    expect(post()).not.toContain('Qarabağ');
    expect(post()).toContain('Zirə 0:0 Sabah');
    expect(outside.messages.size).toBe(2);
  });

  it('post nothing about an old article, a match that is over, and a draft', async () => {
    const { db } = await open();
    const { actor, at, run } = await prepareChannels(db, outside);
    const { id } = await writeOwnArticle(db, actor, { status: 'published' });
    await db.deleteFrom('outbox_event').execute();
    await moveInForm(db, { ...at, id, move: 'archive' });
    const nextWeek = NOON + WEEK;
    await moveInForm(db, { ...at, now: nextWeek, id, move: 'publish' });
    await writeLedger(db, await writeFixture(db), [kickOff(), periodMark('fullTime')]);
    await run();
    expect(outside.botCalls).toEqual([]);
  });

  it('wait as long as Telegram asks, repeat after an error, and give up after a refusal', async () => {
    const { db } = await open();
    const { actor, run, setClock, statuses } = await prepareChannels(db, outside);
    await writeOwnArticle(db, actor, { status: 'published' });
    const refusal = (error_code: number, description: string, parameters?: object) =>
      JSON.stringify({ ok: false, error_code, description, parameters });
    outside.trouble = { status: 429, body: refusal(429, 'Too Many Requests', { retry_after: 30 }) };
    await run();
    setClock(LATER + 29_999);
    outside.trouble = { status: 500, body: refusal(500, 'Internal Server Error') };
    await run();
    expect(await statuses('telegram')).toEqual(['queued 429 Too Many Requests']);
    setClock(LATER + 30_000);
    await run();
    expect(await statuses('telegram')).toEqual(['queued 500 Internal Server Error']);
    setClock(LATER + 2 * MINUTE);
    outside.trouble = { status: 403, body: refusal(403, 'Forbidden: bot is not a member') };
    await run();
    expect(await statuses('telegram')).toEqual(['failed 403 Forbidden: bot is not a member']);
    expect(await statuses('indexNow')).toEqual(['failed 403']);
    outside.trouble = null;
    await run();
    expect(outside.botCalls).toEqual([]);
  });

  it('never repeat a first post when its answer is lost, but repeat an edit', async () => {
    const { db } = await open();
    const { actor, run, save, setClock, statuses } = await prepareChannels(db, outside);
    const { id } = await writeOwnArticle(db, actor, { status: 'published' });
    outside.trouble = { status: 502, body: '<html>Bad Gateway</html>' };
    await run();
    expect(await statuses('telegram')).toEqual(['unsure 502']);
    outside.trouble = null;
    await save(id, { title: 'Yeni' });
    await run();
    expect(outside.botCalls).toEqual([]);
    const other = await writeOwnArticle(db, actor, { title: 'Başqa', status: 'published' });
    await run();
    outside.trouble = { status: 502, body: '' };
    await save(other.id, { title: 'Dəyişdi' });
    await run();
    outside.trouble = null;
    setClock(LATER + MINUTE);
    await run();
    expect([...outside.messages.values()]).toEqual([expect.stringContaining('Dəyişdi')]);
  });
});

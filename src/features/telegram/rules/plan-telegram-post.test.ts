import { expect, it } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { stateColumns, writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createTelegramReceiver } from './create-telegram-receiver.ts';
import { composeTelegramPost, findTelegramPost, storeTelegramPost } from './telegram-post.ts';

const siteUrl = 'https://site.az';

describeOnEachDatabase('the plan of a post in Telegram', (open) => {
  async function prepare() {
    const { db } = await open();
    const { id } = await writeOwnArticle(db, await writeActor(db, 'editor'), { status: 'published' });
    const subject = { type: 'article' as const, id };
    const { plan } = createTelegramReceiver({ siteUrl, newId });
    return {
      db,
      id,
      subject,
      publish: (createdAt: number) =>
        plan(db, { id: newId(), type: 'article.published', subjectId: id, detail: {}, createdAt }),
      update: () =>
        plan(db, { id: newId(), type: 'article.updated', subjectId: id, detail: {}, createdAt: NOON }),
      queued: () =>
        db.selectFrom('delivery').select(['status', 'is_repeatable', 'event_type', 'address']).execute(),
      setStatus: (status: 'sending' | 'failed' | 'unsure' | 'skipped') =>
        db
          .updateTable('delivery')
          .set({
            status,
            ...(status === 'sending'
              ? { lease_id: 'other', lease_until: NOON + HOUR }
              : { finished_at: NOON }),
          })
          .execute(),
    };
  }

  it('is made for an article of the last 24 hours', async () => {
    const { publish, queued } = await prepare();
    await publish(NOON + DAY);
    expect(await queued()).toEqual([]);
    await publish(NOON + DAY - 1);
    expect(await queued()).toMatchObject([{ status: 'queued', is_repeatable: 0 }]);
  });

  it.each(['sending', 'failed', 'unsure'] as const)(
    'is not made again while the first one is %s',
    async (status) => {
      const { publish, queued, setStatus } = await prepare();
      await publish(NOON);
      await setStatus(status);
      await publish(NOON);
      expect((await queued()).filter(({ is_repeatable }) => is_repeatable === 0)).toHaveLength(1);
    },
  );

  it('is made again when the first one was skipped', async () => {
    const { publish, queued, setStatus } = await prepare();
    await publish(NOON);
    await setStatus('skipped');
    await publish(NOON);
    expect((await queued()).map(({ status }) => status).sort()).toEqual(['queued', 'skipped']);
  });

  it('is an edit when the post of the article reads otherwise, and nothing when it reads the same', async () => {
    const { db, subject, update, queued } = await prepare();
    await update();
    expect(await queued()).toEqual([]);
    const message = await composeTelegramPost(db, { subject, siteUrl });
    await storeTelegramPost(db, subject, { messageId: 7, text: message?.text ?? '' });
    await update();
    expect(await queued()).toEqual([]);
    await storeTelegramPost(db, subject, { messageId: 8, text: 'köhnə' });
    expect(await findTelegramPost(db, subject)).toEqual({ messageId: 8, text: 'köhnə' });
    await update();
    const edit = { status: 'queued', is_repeatable: 1, event_type: 'article.updated' };
    expect(await queued()).toEqual([{ ...edit, address: message?.address }]);
  });

  it('waits for the answer to an earlier edit, although the text is the same again', async () => {
    const { db, subject, update, queued, setStatus } = await prepare();
    await storeTelegramPost(db, subject, { messageId: 7, text: 'köhnə' });
    await update();
    await setStatus('sending');
    const message = await composeTelegramPost(db, { subject, siteUrl });
    await storeTelegramPost(db, subject, { messageId: 7, text: message?.text ?? '' });
    await update();
    expect((await queued()).map(({ status }) => status).sort()).toEqual(['queued', 'sending']);
  });
});

describeOnEachDatabase('a post in Telegram', (open) => {
  it('names three matches of its article, in the order of their kick-offs, with penalties', async () => {
    const { db } = await open();
    const { id } = await writeOwnArticle(db, await writeActor(db, 'editor'), { status: 'published' });
    const lines = new Map<string, string>();
    for (const team of ['Zirə', 'Sabah', 'Kəpəz', 'Araz'])
      lines.set(await writeFixture(db, { teams: [team, 'Turan'] }), `<b>${team} – Turan</b> · Başlamayıb`);
    const named = [...lines.keys()].sort();
    for (const [at, fixture_id] of named.entries()) {
      await db.insertInto('article_fixture').values({ article_id: id, fixture_id }).execute();
      await db
        .updateTable('fixture')
        .set({ kick_off: NOON - at * HOUR })
        .where('id', '=', fixture_id)
        .execute();
    }
    const post = async () =>
      (await composeTelegramPost(db, { subject: { type: 'article', id }, siteUrl }))?.text ?? '';
    const shown = named.slice(0, 3).reverse();
    expect((await post()).split('\n\n').at(-2)).toBe(shown.map((one) => lines.get(one)).join('\n'));
    await db
      .updateTable('fixture')
      .set({ ...stateColumns.finished, home_score: 1, home_shoot_out: 5, away_shoot_out: 4 })
      .where('id', '=', shown[0] ?? '')
      .execute();
    expect(await post()).toContain(' 1:1 Turan</b> · penaltilər 5:4, Bitib\n');
  });

  it('strikes the title of a deleted article, and is only a note when no title is known', async () => {
    const { db } = await open();
    const gone = await composeTelegramPost(db, { subject: { type: 'article', id: 'none' }, siteUrl });
    expect(gone).toEqual({
      title: '',
      address: siteUrl,
      text: '<i>Xəbər saytdan götürülüb</i>',
      hasPreview: false,
      canBegin: false,
    });
    expect(await composeTelegramPost(db, { subject: { type: 'match', id: 'none' }, siteUrl })).toBeNull();
  });
});

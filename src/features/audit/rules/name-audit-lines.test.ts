import { expect, it } from 'vitest';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { writeBreaking } from '#tests/kit/content/breaking.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeMediaRow } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listAudit } from './list-audit.ts';

/** Writes a subject of each kind that has a name in a table. Returns its id and its name, by kind. */
async function writeSubjects(db: Db): Promise<Record<string, [id: string, name: string]>> {
  const times = { created_at: NOON, updated_at: NOON };
  const { id: article } = await writeArticle(db, { title: 'Derbi', tags: ['Zirə'] });
  const tag = await db.selectFrom('tag').select('id').executeTakeFirstOrThrow();
  await writeMediaRow(db, 'qol.webp');
  const image = await db.selectFrom('media').select('id').executeTakeFirstOrThrow();
  const word = { id: 'word', kind: 'word' as const, name: 'ÇL', others: '', version: 1 };
  await db.insertInto('search_name').values(word).execute();
  const poll = { id: 'poll', question: 'Kim udacaq?', closes_at: null, version: 1, created_by: null };
  await db
    .insertInto('poll')
    .values({ ...poll, ...times })
    .execute();
  await db
    .insertInto('contact_message')
    .values({
      id: 'message',
      name: 'Nigar',
      email: 'nigar@example.az',
      phone: null,
      subject: 'general',
      message: 'Salam',
      status: 'new',
      search_text: '',
      ...times,
    })
    .execute();
  await db
    .insertInto('newsletter_issue')
    .values({
      id: 'issue',
      kind: 'weekly',
      subject: 'Həftə',
      intro: '',
      status: 'draft',
      scheduled_at: null,
      started_at: null,
      stopped_at: null,
      finished_at: null,
      sent_count: 0,
      refused_count: 0,
      failed_count: 0,
      unsubscribed_count: 0,
      ...times,
    })
    .execute();
  return {
    article: [article, 'Derbi'],
    match: [await writeFixture(db, { teams: ['Zirə', 'Neftçi'] }), 'Zirə – Neftçi'],
    category: [await writeCategory(db, 'chess', 'Şahmat'), 'Şahmat'],
    tag: [tag.id, 'Zirə'],
    searchName: ['word', 'ÇL'],
    image: [image.id, 'qol.webp'],
    breaking: [await writeBreaking(db, { text: 'Qol!' }), 'Qol!'],
    poll: ['poll', 'Kim udacaq?'],
    contactMessage: ['message', 'Nigar'],
    issue: ['issue', 'Həftə'],
  };
}

describeOnEachDatabase('a line of the audit log', (open) => {
  async function prepare() {
    const { db } = await open();
    const admin = await writeActor(db, 'admin', 'Leyla');
    let now = NOON;
    /** Records a line with these values and returns it as the screen shows it. */
    const record = async (
      values: { before?: unknown; after?: unknown },
      { subjectType = 'odd', subjectId = newId() } = {},
    ) => {
      now += 1;
      const change = { actor: admin, now, newId };
      await recordAudit(db, change, 'odd.line', subjectId, { ...values, subjectType });
      const { lines } = await listAudit(db, { actor: admin, filter: { subjectId } });
      return lines[0];
    };
    return { db, admin, record };
  }

  it('has the current name of its subject when it contains none', async () => {
    const { db, record } = await prepare();
    for (const [subjectType, [subjectId, name]] of Object.entries(await writeSubjects(db)))
      for (const values of [{}, { after: { name: '' } }, { after: { title: 7 } }, { after: ['football'] }])
        expect((await record(values, { subjectType, subjectId }))?.subjectName, subjectType).toBe(name);
  });

  it('has the name that its subject had then: after the change, or else before it', async () => {
    const { db, record } = await prepare();
    const category = { subjectType: 'category', subjectId: await writeCategory(db, 'chess', 'Şahmat') };
    const named = async (values: { before?: unknown; after?: unknown }) =>
      (await record(values, category))?.subjectName;
    expect(await named({ before: { name: 'Bir' }, after: { name: 'İki' } })).toBe('İki');
    expect(await named({ before: { name: 'Bir' }, after: { color: '#112233' } })).toBe('Bir');
    for (const field of ['title', 'subject', 'text'])
      expect(await named({ before: { [field]: 'Bir' } }), field).toBe('Bir');
  });

  it('has the current name of an account, and the name of then when the account is gone', async () => {
    const { db, record } = await prepare();
    const { id } = await writeActor(db, 'author', 'Elvin');
    const values = { before: { name: 'Köhnə' } };
    expect((await record(values, { subjectType: 'staff', subjectId: id }))?.subjectName).toBe('Elvin');
    expect((await record(values, { subjectType: 'staff' }))?.subjectName).toBe('Köhnə');
  });

  it('shows the names of categories, and the slug of a deleted one', async () => {
    const { db, record } = await prepare();
    await writeCategory(db, 'chess', 'Şahmat');
    const line = await record({ before: { category: 'gone' }, after: { category: 'chess', color: 'chess' } });
    expect(line?.before).toEqual({ category: 'gone' });
    expect(line?.after).toEqual({ category: 'Şahmat', color: 'chess' });
  });

  it('shows an order of categories by their names, also from a line that is only a list', async () => {
    const { db, record } = await prepare();
    await writeCategory(db, 'chess', 'Şahmat');
    await writeCategory(db, 'judo', 'Cüdo');
    const line = await record({ before: ['judo', 'chess', 'gone'], after: { order: ['chess', 'judo'] } });
    expect(line?.before).toEqual({ order: ['Cüdo', 'Şahmat', 'gone'] });
    expect(line?.after).toEqual({ order: ['Şahmat', 'Cüdo'] });
  });

  it('shows names for ids, and nothing for the id of a deleted subject', async () => {
    const { db, admin, record } = await prepare();
    const { id } = await writeArticle(db, { title: 'Derbi' });
    const line = await record({
      before: { articleId: 'gone', actorId: admin.id },
      after: { subjectType: 'article', subjectId: id },
    });
    expect(line?.before).toEqual({ articleId: null, actorId: 'Leyla' });
    expect(line?.after).toEqual({ subjectType: 'article', subjectId: 'Derbi' });
    // Without a type nothing says what the id belongs to.
    expect((await record({ after: { subjectId: id } }))?.after).toEqual({ subjectId: id });
  });

  it('shows the names of mentioned colleagues, and leaves all other values as they are', async () => {
    const { admin, record } = await prepare();
    const gone = newId();
    const values = { text: `@[${admin.id}] və @[${gone}]`, tags: [`@[${admin.id}]`, 1, null], count: 3 };
    const line = await record({ before: values, after: 'yalnız mətn' });
    expect(line?.before).toEqual({ ...values, text: `@Leyla və @@[${gone}]` });
    expect(line?.after).toBe('yalnız mətn');
    expect((await record({}))?.before).toBeNull();
  });
});

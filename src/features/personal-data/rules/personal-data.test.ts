import { expect, it } from 'vitest';
import { personalDecisions as decisions } from '#app/declarations.ts';
import { disableStaff } from '#features/accounts/rules/change-staff.ts';
import { listStaff } from '#features/accounts/rules/staff-member.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { restoreDeletedArticle } from '#features/articles/rules/deleted/restore-deleted-article.ts';
import { listOwnComments } from '#features/comments/rules/own-comments.ts';
import { reportComment } from '#features/comments/rules/report-comment.ts';
import {
  createContactMessage,
  replyToContactMessage,
} from '#features/contact/rules/change-contact-message.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput } from '#platform/errors.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeSubscriber } from '#tests/kit/content/audience.ts';
import { reader, writeComment, writeDiscussion } from '#tests/kit/content/comments.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { erasePersonalData, findErasableData } from './erase-personal-data.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

const EMAIL = 'rauf@example.az';
const OTHER = 'nigar@example.az';
const nobody = { email: '', comment: '', pushEndpoint: '' };
const of = (input: Partial<typeof nobody>) => ({
  actor: null,
  input: { ...nobody, ...input },
  decisions,
  now: NOON,
  newId,
});

async function readExport(db: Db, input: Partial<typeof nobody>) {
  let text = '';
  for await (const part of await exportPersonalData(db, of(input))) text += part;
  return { text, ...(JSON.parse(text) as { person: object; tables: Record<string, object[]> }) };
}

const writeMessage = (db: Db, email: string) =>
  createContactMessage(db, {
    input: {
      name: 'Rauf',
      email,
      phone: '+994501234567',
      subject: 'general',
      message: 'Salam, mən Raufam. Bu, sınaq müraciətidir.',
    },
    network: email,
    now: NOON,
    newId,
  });

const listAudit = (db: Db) =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'like', 'personalData.%')
    .orderBy('created_at')
    .execute();

describeOnEachDatabase('personal data', (open) => {
  it('of a subscriber and sender are found, exported without secrets, and erased without traces of others', async () => {
    const { db } = await open();
    const editor = await writeStaff(db, 'editor');
    const subscriberId = await writeSubscriber(db, EMAIL);
    await writeSubscriber(db, OTHER);
    await db
      .insertInto('subscriber_token')
      .values({ hash: 'gizli', subscriber_id: subscriberId, expires_at: NOON })
      .execute();
    const { id } = await writeMessage(db, EMAIL);
    await writeMessage(db, OTHER);
    await replyToContactMessage(db, { actor: editor, id, text: 'Cavab', now: NOON, newId });

    const { tables, person, text } = await readExport(db, { email: ' Rauf@Example.az ' });
    expect(person).toEqual({ email: EMAIL });
    expect(Object.keys(tables).sort()).toEqual([
      'contact_message',
      'contact_reply',
      'mail_outbox',
      'subscriber',
      'subscriber_token',
    ]);
    expect(tables.contact_message).toMatchObject([{ email: EMAIL, phone: '+994501234567' }]);
    expect(tables.mail_outbox).toHaveLength(2);
    for (const hidden of ['gizli', OTHER, editor.name]) expect(text).not.toContain(hidden);

    const found = await erasePersonalData(db, of({ email: EMAIL }));
    expect(found).toContainEqual({ table: 'contact_message', label: 'Müraciət', rows: 1 });
    expect((await readExport(db, { email: EMAIL })).tables).toEqual({});
    expect(Object.keys((await readExport(db, { email: OTHER })).tables).sort()).toEqual([
      'contact_message',
      'mail_outbox',
      'subscriber',
    ]);
    await expect(erasePersonalData(db, of({ email: EMAIL }))).rejects.toThrow(Conflict);

    const lines = await listAudit(db);
    expect(new Set(lines.map(({ action }) => action))).toEqual(
      new Set(['personalData.export', 'personalData.erase']),
    );
    expect(JSON.stringify(lines)).not.toMatch(/example\.az|Rauf/);
  });

  it('of a commenter are all comments of the browser, and go with their answers', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const one = await writeComment(db, articleId, { ...reader(1), status: 'approved', text: 'Birinci' });
    const two = await writeComment(db, articleId, { ...reader(1), text: 'İkinci' });
    const other = await writeComment(db, articleId, { ...reader(2), status: 'approved', text: 'Başqası' });
    await writeComment(db, articleId, { ...reader(2), answers: one.id, text: 'Cavab' });
    await reportComment(db, {
      ...reader(1),
      id: other.id,
      reason: 'spam',
      now: NOON + 120_000,
    });
    await db
      .insertInto('comment_ban')
      .values({
        id: newId(),
        commenter_hash: reader(1).commenterHash,
        network_hash: null,
        name: 'Rauf',
        reason: 'Rauf söyür',
        created_at: NOON,
        expires_at: NOON + 1,
        created_by: null,
        created_by_name: 'Moderator',
      })
      .execute();

    const { tables } = await readExport(db, { comment: `/admin/comments/ban/${two.id}` });
    expect(tables.comment?.map((row) => (row as { text: string }).text).sort()).toEqual([
      'Birinci',
      'İkinci',
    ]);
    expect(tables.comment_report).toHaveLength(1);

    await erasePersonalData(db, of({ comment: two.id }));
    expect(await db.selectFrom('comment').select('text').execute()).toEqual([{ text: 'Başqası' }]);
    expect(await listOwnComments(db, { articleId, commenterHash: reader(1).commenterHash })).toEqual([]);
    expect(await db.selectFrom('comment_report').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('comment_ban').select(['name', 'reason']).execute()).toEqual([
      { name: 'Oxucu', reason: '' },
    ]);
  });

  it('of a commenter are found and erased below deleted articles too, which come back without them', async () => {
    const { db } = await open();
    const { articleId } = await writeDiscussion(db);
    const one = await writeComment(db, articleId, { ...reader(1), status: 'approved', text: 'Birinci' });
    const other = await writeComment(db, articleId, { ...reader(2), status: 'approved', text: 'Başqası' });
    await writeComment(db, articleId, { ...reader(2), answers: one.id, text: 'Cavab' });
    await reportComment(db, { ...reader(2), id: one.id, reason: 'spam', now: NOON + 120_000 });
    await reportComment(db, { ...reader(1), id: other.id, reason: 'spam', now: NOON + 120_000 });
    await reportComment(db, { ...reader(3), id: other.id, reason: 'spam', now: NOON + 120_000 });
    const editor = await writeStaff(db, 'editor');
    const bin = { actor: editor, id: articleId, now: NOON + 180_000, newId };
    await deleteArticle(db, bin);

    expect(await findPersonalData(db, of({ comment: one.id }))).toEqual([
      { table: 'comment', label: 'Şərh', rows: 1 },
      { table: 'comment_report', label: 'Şərhdən şikayət', rows: 1 },
    ]);
    const { tables } = await readExport(db, { comment: one.id });
    expect(tables.comment).toMatchObject([{ id: one.id, text: 'Birinci' }]);
    expect(tables.comment_report).toMatchObject([{ comment_id: other.id }]);

    await erasePersonalData(db, of({ comment: one.id }));
    expect(await findPersonalData(db, of({ comment: one.id }))).toEqual([]);
    await restoreDeletedArticle(db, bin);
    expect(await db.selectFrom('comment').select('text').execute()).toEqual([{ text: 'Başqası' }]);
    expect(await db.selectFrom('comment_report').select('commenter_hash').execute()).toEqual([
      { commenter_hash: reader(3).commenterHash },
    ]);
  });

  it('of a reader with push notices are found by the address of the browser', async () => {
    const { db } = await open();
    const endpoint = await writeFollower(db, [{ kind: 'breaking' }]);
    await writeFollower(db, [{ kind: 'breaking' }]);
    const { tables, text } = await readExport(db, { pushEndpoint: endpoint });
    expect(Object.keys(tables).sort()).toEqual(['push_subscription', 'push_topic']);
    expect(text).not.toContain('p256dh');
    await erasePersonalData(db, of({ pushEndpoint: endpoint }));
    expect(await db.selectFrom('push_subscription').select('id').execute()).toHaveLength(1);
  });

  it('of a closed account lose address and sign-in, and keep the name and the lines of the audit log', async () => {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin');
    const leaver = await writeStaff(db, 'admin', { name: 'Günel Əliyeva', email: EMAIL });
    await db
      .updateTable('staff')
      .set({ last_seen_at: NOON, categories: '[]' })
      .where('id', '=', leaver.id)
      .execute();
    await disableStaff(db, {
      actor: leaver,
      id: (await writeStaff(db, 'author')).id,
      adminEmail: null,
      reason: 'x',
      now: NOON,
      newId,
    });
    // Who only looks what would be erased is told so too.
    for (const work of [findErasableData, erasePersonalData])
      await expect(work(db, of({ email: EMAIL }))).rejects.toThrow(
        expect.objectContaining({ code: 'personalData.activeStaff' }),
      );
    await disableStaff(db, {
      actor: admin,
      id: leaver.id,
      adminEmail: null,
      reason: 'getdi',
      now: NOON,
      newId,
    });

    const { tables, text } = await readExport(db, { email: EMAIL });
    expect(Object.keys(tables).sort()).toEqual(['audit_log', 'staff', 'staff_credential']);
    expect(tables.audit_log).toMatchObject([{ action: 'staff.disable', actor_id: leaver.id }]);
    expect(text).not.toContain('"password"');

    await erasePersonalData(db, of({ email: EMAIL }));
    const row = await db.selectFrom('staff').selectAll().where('id', '=', leaver.id).executeTakeFirst();
    expect(row).toMatchObject({
      name: 'Günel Əliyeva',
      email: `${leaver.id}@erased.invalid`,
      role: null,
      categories: null,
      ban_reason: null,
      last_seen_at: null,
    });
    expect(
      await db.selectFrom('staff_credential').select('id').where('staff_id', '=', leaver.id).execute(),
    ).toEqual([]);
    const lines = db.selectFrom('audit_log').select('actor_name').where('actor_id', '=', leaver.id);
    expect(await lines.execute()).toEqual([{ actor_name: 'Günel Əliyeva' }]);
    const staff = await listStaff(db, { actor: admin, adminEmail: null });
    expect(staff.map(({ name }) => name)).not.toContain('Günel Əliyeva');
    // Twice is possible: two people who leave must not get the same placeholder.
    const second = await writeStaff(db, 'author', { email: OTHER });
    await disableStaff(db, {
      actor: admin,
      id: second.id,
      adminEmail: null,
      reason: 'getdi',
      now: NOON,
      newId,
    });
    await erasePersonalData(db, of({ email: OTHER }));
  });

  it('are for admins and need a person', async () => {
    const { db } = await open();
    const editor = await writeStaff(db, 'editor');
    await writeSubscriber(db, EMAIL);
    const asked = { ...of({ email: EMAIL }), actor: editor };
    for (const attempt of [findPersonalData, exportPersonalData, erasePersonalData])
      await expect(attempt(db, asked)).rejects.toThrow(Forbidden);
    for (const [input, code] of [
      [{}, 'personalData.who'],
      [{ email: 'yox' }, 'email.invalid'],
      [{ comment: 'yox' }, 'personalData.comment'],
    ] as const) {
      const failure = await findPersonalData(db, of(input)).catch((error) => error);
      expect(failure).toBeInstanceOf(InvalidInput);
      expect(failure.problems).toMatchObject([{ code }]);
    }
    expect(await findPersonalData(db, of({ email: EMAIL }))).toHaveLength(1);
  });
});

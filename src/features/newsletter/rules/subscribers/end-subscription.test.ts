import { expect, it } from 'vitest';
import { csvCell } from '#az/format/csv.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeSubscriber } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { eraseSubscriber } from './end-subscription.ts';
import { countSubscribers, exportSubscribers, listSubscribers } from './subscribers.ts';

describeOnEachDatabase('the list of subscribers', (open) => {
  it('can be searched by any part of an address', async () => {
    const { db } = await open();
    await writeSubscriber(db, 'aysel@example.az');
    await writeSubscriber(db, 'orxan_1@mail.example');
    const found = async (query: string) =>
      (await listSubscribers(db, { query })).subscribers.map(({ email }) => email);
    expect(await found('AYSEL')).toEqual(['aysel@example.az']);
    expect(await found('n_1@')).toEqual(['orxan_1@mail.example']);
    expect(await found('%')).toEqual([]);
    expect((await listSubscribers(db, { status: 'pending' })).total).toBe(0);
    expect(await listSubscribers(db, {})).toMatchObject({ total: 2, page: 1, pages: 1 });
  });

  it('has the number of subscribers by status after every write, also after parallel ones', async () => {
    const { db } = await open();
    const counted = async () => {
      const rows = await db.selectFrom('subscriber').select('status').execute();
      const of = (status: string) => rows.filter((row) => row.status === status).length;
      expect(await countSubscribers(db)).toEqual({
        pending: of('pending'),
        confirmed: of('confirmed'),
        unsubscribed: of('unsubscribed'),
        bounced: of('bounced'),
      });
      return (await listSubscribers(db, {})).total;
    };
    const ids: string[] = [];
    for (let n = 0; n < 60; n += 1) ids.push(await writeSubscriber(db, `oxucu-${n}@example.az`));
    expect(await counted()).toBe(60);
    const some = ids.slice(0, 7);
    await db.updateTable('subscriber').set({ status: 'bounced' }).where('id', 'in', some).execute();
    await db.updateTable('subscriber').set({ confirmation_requested_at: NOON }).execute();
    expect(await counted()).toBe(60);
    expect((await listSubscribers(db, { status: 'confirmed' })).total).toBe(53);
    expect((await listSubscribers(db, { query: 'oxucu' })).total).toBe(60);
    await db.deleteFrom('subscriber').where('id', 'in', ids.slice(3, 12)).execute();
    expect(await counted()).toBe(51);
    await Promise.all(
      ids
        .slice(20, 30)
        .map((id) =>
          db.updateTable('subscriber').set({ status: 'unsubscribed' }).where('id', '=', id).execute(),
        ),
    );
    expect(await counted()).toBe(51);
    expect((await listSubscribers(db, { page: 2 })).total).toBe(51);
  });

  it('deletes an erased address everywhere', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'editor');
    const id = await writeSubscriber(db, 'silinsin@example.az');
    await db
      .insertInto('subscriber_token')
      .values({ hash: 'x', subscriber_id: id, expires_at: NOON })
      .execute();
    await queueMail(db, { kind: 'confirmSubscription', subjectId: id, now: NOON, newId });
    await eraseSubscriber(db, { actor, id, now: NOON, newId });
    for (const table of ['subscriber', 'subscriber_token', 'newsletter_delivery', 'mail_outbox'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    const auditLog = await db.selectFrom('audit_log').selectAll().execute();
    expect(auditLog.map((line) => line.action)).toEqual(['subscriber.erase']);
    expect(JSON.stringify(auditLog)).not.toContain('silinsin');
    await expect(eraseSubscriber(db, { actor, id, now: NOON, newId })).rejects.toThrow('No subscriber');
  });

  it('can be exported as CSV only by admins', async () => {
    const { db } = await open();
    await writeSubscriber(db, 'b@example.az');
    await writeSubscriber(db, '=a@example.az');
    const editor = await writeStaff(db, 'editor');
    await expect(exportSubscribers(db, { actor: editor, now: NOON, newId })).rejects.toThrow('admin');
    const actor = await writeStaff(db, 'admin');
    let csv = '';
    for await (const piece of await exportSubscribers(db, { actor, now: NOON, newId })) csv += piece;
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFemail;status;created;confirmed;unsubscribed',
      "'=a@example.az;confirmed;2026-03-07T18:00:00+04:00;2026-03-07T18:00:00+04:00;",
      'b@example.az;confirmed;2026-03-07T18:00:00+04:00;2026-03-07T18:00:00+04:00;',
      '',
    ]);
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
    expect(csvCell('bir; iki')).toBe('"bir; iki"');
  });
});

import { expect, it } from 'vitest';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { type AuditFilter, exportAudit, listAudit, listAuditChoices } from './list-audit.ts';

describeOnEachDatabase('the audit log', (open) => {
  async function prepare() {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin', { name: 'Leyla' });
    const editor = await writeStaff(db, 'editor', { name: 'Orxan' });
    const write = (actor: Actor | null, action: string, at: number, after: unknown = null) =>
      recordAudit(db, { actor, now: at, newId }, action, 'a1', { after, subjectType: 'article' });
    for (let n = 0; n < 5; n += 1)
      await write(n % 2 ? admin : editor, 'article.save', NOON + Math.floor(n / 2));
    await write(null, 'article.publish', NOON + 10, { status: 'published' });
    const all = async (filter: AuditFilter) => (await listAudit(db, { actor: admin, filter })).lines;
    return { db, admin, editor, all };
  }

  it('is listed newest first, in full pages, with each line once', async () => {
    const { db, admin, all } = await prepare();
    const every = await all({});
    expect(every.map(({ at }) => at - NOON)).toEqual([10, 2, 1, 1, 0, 0]);
    for (const limit of [2, 4]) {
      const pages: string[][] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page = await listAudit(db, { actor: admin, after, limit });
        pages.push(page.lines.map(({ id }) => id));
        after = page.next;
      }
      expect(pages.map(({ length }) => length)).toEqual(limit === 2 ? [2, 2, 2] : [4, 2]);
      expect(pages.flat()).toEqual(every.map(({ id }) => id));
    }
  });

  it('begins at the newest line when the address has no cursor of ours', async () => {
    const { db, admin, all } = await prepare();
    const every = await all({});
    for (const after of ['x', '1', `${NOON}-`, `-${NOON}`, `x${NOON}-a`, `${NOON}-a b`, `${NOON}-a!`])
      expect((await listAudit(db, { actor: admin, after })).lines, after).toEqual(every);
  });

  it('can be filtered by actor, action, subject and time', async () => {
    const { editor, all } = await prepare();
    expect(await all({ actorId: editor.id })).toHaveLength(3);
    expect(await all({ actorId: 'system' })).toMatchObject([{ action: 'article.publish', actorName: null }]);
    expect(await all({ action: 'article.publish' })).toMatchObject([{ after: { status: 'published' } }]);
    expect(await all({ subjectType: 'article', subjectId: 'a2' })).toEqual([]);
    expect(await all({ from: NOON + 1, before: NOON + 2 })).toHaveLength(2);
  });

  it('shows the name of an account', async () => {
    const { db, admin, editor, all } = await prepare();
    const change = { actor: admin, now: NOON + 20, newId };
    await recordAudit(db, change, 'staff.role', editor.id);
    await recordAudit(db, change, 'staff.role', 'gone');
    const names = (await all({ action: 'staff.role' })).map(({ subjectId, subjectName }) => [
      subjectId,
      subjectName,
    ]);
    expect(Object.fromEntries(names)).toEqual({ [editor.id]: 'Orxan', gone: null });
    expect((await all({ action: 'article.publish' }))[0]?.subjectName).toBeNull();
  });

  it('offers the actors and actions that occur in it as filters', async () => {
    const { db, admin, editor } = await prepare();
    expect(await listAuditChoices(db, { actor: admin })).toEqual({
      actors: [
        { id: admin.id, name: 'Leyla' },
        { id: editor.id, name: 'Orxan' },
      ],
      actions: ['article.publish', 'article.save'],
    });
  });

  it('is for admins', async () => {
    const { db, editor } = await prepare();
    await expect(listAudit(db, { actor: editor })).rejects.toBeInstanceOf(Forbidden);
    await expect(listAuditChoices(db, { actor: editor })).rejects.toBeInstanceOf(Forbidden);
    await expect(exportAudit(db, { actor: editor, filter: {}, now: NOON, newId })).rejects.toBeInstanceOf(
      Forbidden,
    );
  });

  it('is exported in full, and records the export', async () => {
    const { db, admin, all } = await prepare();
    await writeOddLine(db, admin);
    const filter = { subjectType: 'odd' };
    const batches = await exportAudit(db, { actor: admin, filter, now: NOON + 30, newId });
    const exported = [];
    for await (const batch of batches) exported.push(...batch);
    expect(exported).toMatchObject([
      { actorName: 'Leyla', action: 'odd.line', after: { title: 'Bir, "iki"' } },
    ]);
    expect(await all({ action: 'audit.export' })).toMatchObject([{ subjectId: 'all', after: filter }]);
  });

  it('is exported in batches of a thousand lines, each line once', async () => {
    const { db, admin } = await prepare();
    const odd = { action: 'odd.line', subject_type: 'odd', subject_id: 'x', before: null, after: null };
    const lines = Array.from({ length: 1001 }, (_, n) => ({
      id: `line${n}`,
      created_at: NOON + (n >> 1),
      actor_id: null,
      actor_name: null,
      network: null,
      ...odd,
    }));
    await db.insertInto('audit_log').values(lines).execute();
    const filter = { subjectType: 'odd' };
    const batches: string[][] = [];
    for await (const batch of await exportAudit(db, { actor: admin, filter, now: NOON, newId }))
      batches.push(batch.map(({ id }) => id));
    expect(batches.map(({ length }) => length)).toEqual([1000, 1]);
    expect(new Set(batches.flat()).size).toBe(1001);
  });
});

function writeOddLine(db: Db, actor: Actor) {
  return recordAudit(db, { actor, now: NOON, newId }, 'odd.line', '=1+1', { after: { title: 'Bir, "iki"' } });
}

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

  it('is listed newest first, in pages, with each line once', async () => {
    const { db, admin } = await prepare();
    const ids: string[] = [];
    const times: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await listAudit(db, { actor: admin, after, limit: 2 });
      ids.push(...page.lines.map(({ id }) => id));
      times.push(...page.lines.map(({ at }) => at));
      after = page.next;
    }
    expect(new Set(ids).size).toBe(6);
    expect(times).toEqual([...times].sort((a, b) => b - a));
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
    expect(await all({ action: 'audit.export' })).toMatchObject([{ after: filter }]);
  });
});

function writeOddLine(db: Db, actor: Actor) {
  return recordAudit(db, { actor, now: NOON, newId }, 'odd.line', '=1+1', { after: { title: 'Bir, "iki"' } });
}

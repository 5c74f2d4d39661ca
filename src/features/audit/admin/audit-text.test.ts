import { expect, it } from 'vitest';
import { auditWords } from '#app/declarations.ts';
import { records } from '#app/server/features.ts';
import { MINUTE } from '#az/format/durations.ts';
import { changeStaffRole } from '#features/accounts/rules/change-staff.ts';
import { inviteStaff, withdrawInvitation } from '#features/accounts/rules/invite-staff.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { createArticle } from '#features/articles/rules/write/create-article.ts';
import { createBreaking, endBreaking } from '#features/breaking-news/rules/change-breaking.ts';
import { categoryRecord } from '#features/categories/rules/category-record.ts';
import { createCategory } from '#features/categories/rules/change-category.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { createIssue, deleteIssue } from '#features/newsletter/rules/change-issue.ts';
import { createNote, deleteNote } from '#features/notes/rules/change-note.ts';
import { mergeTags } from '#features/tags/rules/change-tag.ts';
import type { Db } from '#platform/db/schema.ts';
import { orderRecords } from '#platform/records/rules/order-records.ts';
import { articleInput, NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { exportAudit, listAudit } from '../rules/list-audit.ts';
import { auditText } from '../text.ts';
import { describeLine } from './describe-audit.ts';

async function recordManyActions(db: Db) {
  const admin = await writeActor(db, 'admin', 'Leyla Həsənova');
  const author = await writeActor(db, 'author', 'Elvin Əliyev');
  const step = { actor: admin, now: NOON, newId };
  const named = { shortName: '', description: 'Təsvir', color: '#112233' };
  const futsal = await createCategory(db, { ...step, category: { name: 'Futzal', ...named } });
  const chess = await createCategory(db, { ...step, category: { name: 'Şahmat', ...named } });
  await orderRecords(db, categoryRecord, { ...step, ids: [chess.id, futsal.id] });
  const article = articleInput({
    title: 'Derbi',
    category: futsal.slug,
    author: 'Elvin',
    tags: ['Kəpəz', 'Kepez FK'],
    status: 'pending' as const,
    content: '<p>Mətn</p>',
  });
  const { id } = await createArticle(db, { actor: author, article, now: NOON, newId });
  await moveInForm(db, { ...step, id, move: 'return', reason: 'Qısadır' });
  const text = '@Leyla Həsənova bax';
  const note = await createNote(db, {
    actor: author,
    articleId: id,
    text,
    adminEmail: null,
    now: NOON,
    newId,
  });
  await deleteNote(db, { ...step, id: note.id });
  const tags = await db.selectFrom('tag').select('id').orderBy('name').execute();
  await mergeTags(db, { ...step, fromId: tags[0]?.id ?? '', intoId: tags[1]?.id ?? '' });
  await deleteCategory(db, { ...step, id: futsal.id, moveTo: chess.slug });
  await deleteArticle(db, { ...step, id });
  const entry = { text: 'Qol', address: '', level: 'breaking' as const, startsAt: NOON, endsAt: null };
  await endBreaking(db, { ...step, id: (await createBreaking(db, { ...step, entry })).id });
  const shown = await writeArticle(db, { title: 'Kubok' });
  const issue = { kind: 'weekly', subject: 'Həftə', intro: 'Giriş', articleIds: [shown.id] };
  await deleteIssue(db, { ...step, id: (await createIssue(db, { ...step, issue })).id });
  await changeStaffRole(db, { ...step, id: author.id, role: 'editor', categories: null, adminEmail: null });
  const newcomer = { name: 'Nigar', email: 'nigar@example.az', role: 'author', categories: null };
  const invited = await inviteStaff(db, { ...step, ...newcomer });
  await withdrawInvitation(db, { ...step, id: invited.id, adminEmail: null });
  const filter = {
    actorId: author.id,
    action: 'article.create',
    subjectType: 'article',
    subjectId: id,
    from: NOON,
  };
  await exportAudit(db, { ...step, filter, now: NOON + MINUTE });
  return { admin, lines: (await listAudit(db, { actor: admin, limit: 100 })).lines };
}

const fieldsOf = ({ subjectType }: { subjectType: string }) =>
  records.find(({ name }) => name === subjectType)?.fields;
const keysOf = (value: unknown) => Object.keys((value ?? {}) as Record<string, unknown>);

describeOnEachDatabase('the texts of the audit log', (open) => {
  it('name every action, field and subject, and show no id', async () => {
    const { db } = await open();
    const { lines } = await recordManyActions(db);
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) {
      expect(auditWords.actions).toHaveProperty([line.action]);
      for (const key of [...keysOf(line.before), ...keysOf(line.after)])
        expect({ ...auditWords.fields, ...fieldsOf(line) }, line.action).toHaveProperty([key]);
      const { changes, subject } = describeLine(line, { auditWords, records });
      for (const word of [...changes.flatMap(({ before, after }) => [before, after]), subject])
        expect(word, line.action).not.toMatch(/[0-9A-Za-z]{20}|undefined|\[object/);
    }
  });

  it('show the values of created and of deleted subjects', async () => {
    const { db } = await open();
    const { lines } = await recordManyActions(db);
    const of = (action: string) => {
      const line = lines.find((one) => one.action === action);
      if (!line) throw new Error(`No line for ${action}`);
      const { changes, subject } = describeLine(line, { auditWords, records });
      return {
        subject,
        ...Object.fromEntries(changes.map((one) => [one.field, one])),
      };
    };
    expect(of('article.create')).toMatchObject({
      subject: 'Məqalə: Derbi',
      Başlıq: { after: 'Derbi' },
      Məzmun: { after: auditText.characters('<p>Mətn</p>'.length) },
      Status: { after: 'Təsdiq gözləyir' },
      Teqlər: { after: 'Kəpəz, Kepez FK' },
    });
    expect(of('article.delete')).toMatchObject({
      subject: 'Məqalə: Derbi',
      Kateqoriya: { before: 'Şahmat', after: '–' },
      Müəllif: { before: 'Elvin' },
    });
    expect(of('category.delete')).toMatchObject({
      subject: 'Kateqoriya: Futzal',
      Təsvir: { before: 'Təsvir' },
      'Məqalələrin yeni kateqoriyası': { after: 'Şahmat' },
    });
    expect(of('category.order')).toMatchObject({ Sıra: { after: 'Şahmat, Futzal' } });
    expect(of('issue.delete')).toMatchObject({ subject: 'Bülleten: Həftə', Mövzu: { before: 'Həftə' } });
    expect(of('note.delete')).toMatchObject({
      Məqalə: { before: 'Derbi' },
      Mətn: { before: '@Leyla Həsənova bax' },
    });
    expect(of('audit.export')).toMatchObject({
      Kim: { after: 'Elvin Əliyev' },
      Əməliyyat: { after: 'Məqalə yaradıldı' },
      'Obyektin növü': { after: 'Məqalə' },
      Obyekt: { after: 'Derbi' },
    });
  });
});

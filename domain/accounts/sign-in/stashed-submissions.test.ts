import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  FORM_KEPT_MS,
  findKeptForm,
  forgetKeptForm,
  forgetOldForms,
  keepForm,
} from './stashed-submissions.ts';

const sent = { path: '/admin/tags/a?b=1', hadFile: true, fields: [['name', 'Qarabağ']] as const };

describeOnEachDatabase('forms sent after a session ended', (open) => {
  it('are for their writer alone, for two hours', async () => {
    const { db } = await open();
    const [leyla, orxan] = [await writeStaff(db, 'editor'), await writeStaff(db, 'admin')];
    const id = (await keepForm(db, { ...sent, staffId: leyla.id, now: NOON, newId })) ?? '';
    const find = (actor: { id: string }, now = NOON) => findKeptForm(db, { actor, id, now });
    expect(await find(leyla)).toEqual({ id, ...sent });
    expect(await find(orxan)).toBeNull();
    expect(await find(leyla, NOON + FORM_KEPT_MS)).toBeNull();
    await forgetKeptForm(db, { actor: orxan, id });
    expect(await find(leyla)).not.toBeNull();
    await forgetKeptForm(db, { actor: leyla, id });
    expect(await find(leyla)).toBeNull();
  });

  it('are five of a person, none of a stranger, none without measure, none for ever', async () => {
    const { db } = await open();
    const leyla = await writeStaff(db, 'editor');
    const keep = (now: number, over = {}) =>
      keepForm(db, { ...sent, staffId: leyla.id, now, newId, ...over });
    const count = async () => (await db.selectFrom('kept_form').select('id').execute()).length;
    const first = await keep(NOON);
    for (let at = 1; at <= 5; at++) await keep(NOON + at);
    expect(await count()).toBe(5);
    expect(await findKeptForm(db, { actor: leyla, id: first ?? '', now: NOON + 5 })).toBeNull();
    expect(await keep(NOON, { staffId: newId() })).toBeNull();
    expect(await keep(NOON, { fields: [['name', 'x'.repeat(1_000_000)]] })).toBeNull();
    await forgetOldForms(db, { now: NOON + FORM_KEPT_MS + 5 });
    expect(await count()).toBe(0);
  });
});

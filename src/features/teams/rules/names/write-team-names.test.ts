import { expect, it } from 'vitest';
import { Forbidden } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createTeams } from './write-team-names.ts';

describeOnEachDatabase('teams of a list', (open) => {
  it('are created when nobody knows them, at most 60, each once, and with a name of at most 80 characters', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const numbered = Array.from({ length: 60 }, (_, at) => `Komanda ${at + 10}`);
    const create = (...names: string[]) => createTeams(db, { actor, names, now: NOON, newId });
    const list = async () =>
      (await db.selectFrom('team').select('name').orderBy('slug').execute()).map(({ name }) => name);
    await create('Qarabağ');
    await create('QARABAĞ', ' Neftçi ', 'NEFTÇİ', '—', 'ə'.repeat(80), 'a'.repeat(81));
    expect((await list()).sort()).toEqual(['Neftçi', 'Qarabağ', 'ə'.repeat(80)].sort());
    await create(...numbered, 'Artıq');
    expect(await list()).toHaveLength(63);
    expect(await list()).not.toContain('Artıq');
    const author = await writeActor(db, 'author');
    const refused = createTeams(db, { actor: author, names: ['Sabah'], now: NOON, newId });
    await expect(refused).rejects.toBeInstanceOf(Forbidden);
  });
});

import { expect, it } from 'vitest';
import { foldText } from '#az/characters/characters.ts';
import { stemWord } from '#az/stem.ts';
import { NOUN_ROOTS } from '#az/stemming/noun-roots.ts';
import { VERB_ROOTS } from '#az/stemming/verb-roots.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { foldName, isName } from './group-names.ts';
import { listNamesIn, readNameGroups, readNamesVersion } from './list-names.ts';

const findGroup = async (db: Db, spelling: string) => {
  const groups = await readNameGroups(db);
  return groups.find(({ names }) => names.some((name) => foldName(name) === foldName(spelling)));
};

describeOnEachDatabase('names of a new site', (open) => {
  it('are not forms of other words: a search for Keşlə must not find kəs-', async () => {
    const { db } = await open();
    const groups = (await readNameGroups(db)).filter(({ kind }) => kind !== 'word');
    const words = groups.flatMap(({ names }) => names.map(foldName)).filter((name) => !name.includes(' '));
    const roots = new Set([...NOUN_ROOTS, ...VERB_ROOTS].map(foldText));
    const isOther = (word: string) => stemWord(word) !== word && roots.has(stemWord(word));
    // A nickname in the plural, and our own team: forms of their nouns.
    expect(words.filter(isOther)).toEqual(['denizciler', 'millimiz', 'yigmamiz']);
  });

  it('have each spelling once', async () => {
    const { db } = await open();
    const rows = await db.selectFrom('search_name').selectAll().execute();
    expect(rows.length).toBeGreaterThan(250);
    expect(await readNameGroups(db)).toHaveLength(rows.length);
    const spellings = rows.flatMap(({ kind, name, others }) =>
      [name, ...others.split('\n').filter((line) => line !== '')].map((spelling) => {
        expect(isName(spelling), spelling).toBe(true);
        return `${kind} ${foldName(spelling)}`;
      }),
    );
    expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([]);
  });

  it('know the abbreviations, nicknames and spellings of the media', async () => {
    const { db } = await open();
    for (const [spelling, name] of [
      ['MU', 'Mançester Yunayted'],
      ['Карабах', 'Qarabağ'],
      ['köhlən atlar', 'Qarabağ'],
      ['PSG', 'PSJ'],
      ['ucl', 'Çempionlar Liqası'],
      ['APL', 'İngiltərə Premyer Liqası'],
      ['millimiz', 'Azərbaycan millisi'],
      ['Ronaldo', 'Kriştianu Ronaldu'],
    ] as const)
      expect(await findGroup(db, spelling), spelling).toMatchObject({ name, id: null });
  });
});

describeOnEachDatabase('listNamesIn', (open) => {
  it('finds teams and players in headlines, in any case', async () => {
    const { db } = await open();
    const texts = ['Ronaldu “Qarabağ”ın qonağıdır', 'MU', 'Çempionlar Liqası'];
    const named = await listNamesIn(db, texts);
    expect(named.map(({ name }) => name)).toEqual(['Kriştianu Ronaldu', 'Qarabağ', 'Mançester Yunayted']);
  });
});

describeOnEachDatabase('readNameGroups', (open) => {
  it('joins a team of the match desk with the names of the list', async () => {
    const { db } = await open();
    const id = await writeTeam(db, 'Pari Sen-Jermen');
    const team = await findGroup(db, 'PSG');
    expect(team).toMatchObject({ kind: 'team', id, name: 'Pari Sen-Jermen' });
    expect(team?.names).toEqual(expect.arrayContaining(['PSJ', 'Paris SG']));
    expect(team?.searchNameIds).toHaveLength(1);
  });

  it('joins a tag with synonyms', async () => {
    const { db } = await open();
    const tag = { created_at: 0, article_count: 0 };
    await db
      .insertInto('tag')
      .values([
        { id: 'psj', slug: 'psj', name: 'PSJ', sort_key: 'psj', ...tag },
        { id: 'yay', slug: 'yay-bazari', name: 'Yay bazarı', sort_key: 'yay', ...tag },
      ])
      .execute();
    await db
      .insertInto('tag_synonym')
      .values([
        { folded: 'parisliler', tag_id: 'psj', name: 'Parislilər', created_at: 0 },
        { folded: 'yay-penceresi', tag_id: 'yay', name: 'Yay pəncərəsi', created_at: 0 },
      ])
      .execute();
    expect(await findGroup(db, 'Parislilər')).toMatchObject({ kind: 'team', name: 'PSJ' });
    expect(await findGroup(db, 'Yay pəncərəsi')).toMatchObject({ kind: 'word', name: 'Yay bazarı' });
  });

  it('keeps two players of one name apart, and leaves out names without a letter', async () => {
    const { db } = await open();
    for (const [id, name] of Object.entries({ a: 'Elvin Məmmədov', b: 'Elvin Məmmədov', c: '№ 8' }))
      await db
        .insertInto('player')
        .values({ id, slug: id, name, sort_key: name, team_id: null, shirt: null, version: 1 })
        .execute();
    const players = (await readNameGroups(db)).filter(({ id }) => id !== null);
    expect(players.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describeOnEachDatabase('readNamesVersion', (open) => {
  it('is another number after each change of a name, and the same after other changes', async () => {
    const { db } = await open();
    const id = await writeTeam(db, 'Zirə');
    let before = await readNamesVersion(db);
    const isMoved = async () => {
      const now = await readNamesVersion(db);
      const moved = now !== before;
      before = now;
      return moved;
    };
    const team = db.updateTable('team').where('id', '=', id);
    await team.set({ primary_color: '#000000' }).execute();
    expect(await isMoved()).toBe(false);
    await team.set({ name: 'Zirə FK' }).execute();
    expect(await isMoved()).toBe(true);
    await db
      .insertInto('team_alias')
      .values({ id: 'a', team_id: id, alias: 'Zira', folded: 'zira' })
      .execute();
    expect(await isMoved()).toBe(true);
    await db
      .insertInto('search_name')
      .values({ id: 'x', kind: 'word', name: 'x', others: '', version: 1 })
      .execute();
    expect(await isMoved()).toBe(true);
    await db.deleteFrom('search_name').where('id', '=', 'x').execute();
    expect(await isMoved()).toBe(true);
  });

  it('is another number when the change may have been deleted from the list of changes', async () => {
    const { db } = await open();
    await db.deleteFrom('revision_scope').where('scope', '=', 'names').execute();
    const before = await readNamesVersion(db);
    expect(await readNamesVersion(db)).toBe(before);
    await db
      .updateTable('site_revision')
      .set((eb) => ({ revision: eb('revision', '+', 10_000) }))
      .execute();
    expect(await readNamesVersion(db)).not.toBe(before);
  });
});

import { expect, it } from 'vitest';
import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { writeCompetition, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listNames, listOtherNames } from './list-names.ts';

describeOnEachDatabase('the list of names', (open) => {
  async function prepare() {
    const { db } = await open();
    await db.deleteFrom('search_name').execute();
    const teams = ['Zirə', 'Çardaqlı', 'Araz-Naxçıvan', 'Şəki'];
    for (const name of teams) await writeTeam(db, name);
    await writeCompetition(db, 'apl');
    return { db, teams };
  }
  const namesOf = async (db: Db, query: Parameters<typeof listNames>[1]) =>
    (await listNames(db, query)).names.map(({ name }) => name);

  it('is in the order of the alphabet, of all kinds or of one', async () => {
    const { db, teams } = await prepare();
    const sorted = teams.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    expect(await namesOf(db, { kind: 'team' })).toEqual(sorted);
    expect(await namesOf(db, {})).toHaveLength(5);
    expect(await namesOf(db, { kind: 'player' })).toEqual([]);
    expect(await listNames(db, { kind: 'player' })).toMatchObject({ total: 0, page: 1, pages: 1 });
  });

  it('is searched by the beginning of any word of any spelling', async () => {
    const { db } = await prepare();
    await db.updateTable('team').set({ short_name: 'Göy Qurşaq' }).where('name', '=', 'Zirə').execute();
    expect(await namesOf(db, { query: 'nax' })).toEqual(['Araz-Naxçıvan']);
    expect(await namesOf(db, { query: 'qurs' })).toEqual(['Zirə']);
    expect(await namesOf(db, { query: 'axc' })).toEqual([]);
  });

  it('has fifty names a page, and shows the last page for a later one and the first for none', async () => {
    const { db } = await prepare();
    for (let number = 10; number < 57; number += 1) await writeTeam(db, `Komanda ${number}`);
    const page = async (number: number) => {
      const found = await listNames(db, { kind: 'team', page: number });
      return [found.page, found.pages, found.total, found.names.length, found.names[0]?.name];
    };
    const first = [1, 2, 51, 50, 'Araz-Naxçıvan'];
    const last = [2, 2, 51, 1, 'Zirə'];
    expect(await page(1)).toEqual(first);
    expect(await page(2)).toEqual(last);
    expect(await page(9)).toEqual(last);
    for (const number of [0, -1, Number.NaN]) expect(await page(number)).toEqual(first);
  });

  it('has of each team its short name and its other names, and of a national team what the media call it', async () => {
    const { db } = await prepare();
    const [club, nation] = [await writeTeam(db, 'Zirə'), await writeTeam(db, 'Andorra')];
    await db.updateTable('team').set({ short_name: 'ZİR' }).where('id', '=', club).execute();
    await db.updateTable('team').set({ kind: 'national' }).where('id', '=', nation).execute();
    for (const [alias, team_id] of [
      ['Zira FK', club],
      ['Andorra la Vella', nation],
    ] as const)
      await db
        .insertInto('team_alias')
        .values({ id: newId(), alias, team_id, folded: alias.toLowerCase() })
        .execute();
    const names = await listOtherNames(db, { kind: 'team' });
    expect(names.get(club)).toEqual(['Zirə', 'ZİR', 'Zira FK']);
    expect(names.get(nation)).toEqual(
      expect.arrayContaining(['Andorra', 'Andorra la Vella', 'Andorra millisi', 'Andorra yığması']),
    );
    expect(names.get(club)?.join()).not.toContain('millisi');
    const competition = await db.selectFrom('competition').select(['id', 'name']).executeTakeFirstOrThrow();
    expect([...(await listOtherNames(db, { kind: 'competition' }))]).toEqual([
      [competition.id, [competition.name]],
    ]);
    expect(names.has(competition.id)).toBe(false);
    await db
      .insertInto('search_name')
      .values({ id: 'S', kind: 'team', name: 'Almaniya klubu', others: '', version: 1 })
      .execute();
    // A name without a team of the match desk has no id.
    expect([...(await listOtherNames(db, { kind: 'team' })).keys()]).not.toContain(null);
  });
});

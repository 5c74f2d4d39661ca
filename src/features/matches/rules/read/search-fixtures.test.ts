import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeCompetition, writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { searchFixtures } from './search-fixtures.ts';

/** 21 November 2026, 18:30 in Baku. */
const NOW = Date.parse('2026-11-21T14:30:00Z');

async function fill(db: Db) {
  await writeCompetition(db, 'apl');
  await writeCompetition(db, 'kubok');
  const write = (teams: [string, string], days: number, competition = 'apl') =>
    writeFixture(db, { teams, kick_off: NOW + days * DAY, competition });
  await write(['Qarabağ', 'Zirə'], -400);
  await write(['Neftçi', 'Qarabağ'], 3);
  await write(['Sabah', 'Qarabağ'], -2, 'kubok');
  await write(['Zirə', 'Sabah'], 40);
}

describeOnEachDatabase('searchFixtures', (open) => {
  it('finds all matches by team, competition, day and year, the nearest first', async () => {
    const { db } = await open();
    await fill(db);
    const find = async (query: string, limit?: number) =>
      (await searchFixtures(db, { query, now: NOW, limit })).map(
        ({ home, away }) => `${home.name} – ${away.name}`,
      );
    const all = ['Sabah – Qarabağ', 'Neftçi – Qarabağ', 'Zirə – Sabah', 'Qarabağ – Zirə'];
    expect(await find('')).toEqual(all);
    expect(await find(' – ', 2)).toEqual(all.slice(0, 2));
    expect(await find('qarabag')).toEqual([all[0], all[1], all[3]]);
    expect(await find('zire qarabagin')).toEqual([all[3]]);
    expect(await find('kubok')).toEqual([all[0]]);
    expect(await find('qara kubok')).toEqual([all[0]]);
    expect(await find('kubok zirə')).toEqual([]);
    expect(await find('24.11.2026')).toEqual([all[1]]);
    expect(await find('24.11')).toEqual([all[1]]);
    expect(await find('neftçi 24 noyabr')).toEqual([all[1]]);
    expect(await find('zirə 24 noyabr')).toEqual([]);
    expect(await find('qarabağ 2025')).toEqual([all[3]]);
    expect(await find('belə komanda yoxdur')).toEqual([]);
    expect(await find('32.13.2026 99 noyabr')).toEqual([]);
  });

  it('reads days with and without a year, the nearest one, and words of the calendar', async () => {
    const { db } = await open();
    await fill(db);
    await writeFixture(db, { teams: ['Kəpəz', 'Turan'], kick_off: NOW });
    await writeFixture(db, { teams: ['Turan', 'Kəpəz'], kick_off: NOW - DAY });
    const find = async (query: string) =>
      (await searchFixtures(db, { query, now: NOW })).map(({ home, away }) => `${home.name} – ${away.name}`);
    const december = ['Zirə – Sabah'];
    for (const day of [
      '31.12',
      '31/12',
      '31-12-2026',
      '31/12/2026',
      '2026-12-31',
      '31 dekabr',
      '31 dek 2026',
    ])
      expect(await find(day), day).toEqual(december);
    expect(await find('31 dekabr 2025')).toEqual([]);
    expect(await find('17 oktyabr 2025')).toEqual(['Qarabağ – Zirə']);
    expect(await find('17 oktyabr'), 'that of this year is nearer').toEqual([]);
    await writeFixture(db, { teams: ['Turan', 'Zirə'], kick_off: Date.parse('2027-01-02T10:00:00Z') });
    expect(await find('2 yanvar'), 'that of the next year').toEqual(['Turan – Zirə']);
    const january = await searchFixtures(db, { query: '31.12', now: Date.parse('2027-01-05T10:00:00Z') });
    expect(january, 'that of the year before').toHaveLength(1);
    expect(await find('bu gün')).toEqual(['Kəpəz – Turan']);
    expect(await find('bugün turan')).toEqual(['Kəpəz – Turan']);
    expect(await find('dünən')).toEqual(['Turan – Kəpəz']);
    expect(await find('2025')).toEqual(['Qarabağ – Zirə']);
    expect(await find('sabah'), 'a club, and not a day').toEqual(['Sabah – Qarabağ', 'Zirə – Sabah']);
  });

  it('reads the beginnings of names and endings of up to four letters, and the first six words', async () => {
    const { db } = await open();
    await fill(db);
    const count = async (query: string) => (await searchFixtures(db, { query, now: NOW })).length;
    expect(await count('neft')).toBe(1);
    await writeFixture(db, { teams: ['Qaradağ', 'Zirə'], kick_off: NOW });
    expect(await count('qara'), 'of both clubs').toBe(4);
    expect(await count('sabahdan')).toBe(2);
    expect(await count('sabahlarla')).toBe(0);
    expect(await count(`${'qarabağ '.repeat(6)}yoxdur`)).toBe(3);
    expect(await count(`${'qarabağ '.repeat(5)}yoxdur`)).toBe(0);
    expect(await count(`qarabağ${' '.repeat(93)}yoxdur`)).toBe(3);
  });

  it('knows other spellings of a team', async () => {
    const { db } = await open();
    await fill(db);
    const id = await writeTeam(db, 'Neftçi');
    await db
      .insertInto('team_alias')
      .values({ id: 'alias1', team_id: id, alias: 'Neftchi PFK', folded: 'neftchi pfk' })
      .execute();
    expect(await searchFixtures(db, { query: 'neftchi', now: NOW })).toHaveLength(1);
  });
});

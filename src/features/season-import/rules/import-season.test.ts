import { expect, it } from 'vitest';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { parseRegulation } from '#features/competitions/rules/standings/regulation.ts';
import { appendEntries, type NewEntry } from '#features/matches/rules/ledger/append-entries.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { PREMIER_LEAGUE_TABLE, readPremierLeague } from '#tests/kit/content/football-data.ts';
import { writeCompetition, writeFixture, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { IMPORT_TARGET, importSeasonText } from '#tests/kit/content/season-import.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import type { SeasonImport } from './import-season.ts';

const FILE = `= Premyer Liqa 2024/25
▪ Matchday 1
Fri Aug 2 2024
  20:00  Qarabağ FK  v Zirə  3-1 (1-1)
Sat Aug 3
  18:30  Neftçi  v Səbail  0-0 (0-0) @ Neftçi Arena
▪ Matchday 2
Fri Aug 9
  20:00  Zirə  v Neftçi
  20:00  Səbail  v Qarabağ FK  [postponed]`;

async function prepare(open: () => Promise<{ db: Db }>) {
  const { db } = await open();
  await writeCompetition(db, 'apl');
  const actor = await writeStaff(db, 'editor');
  for (const name of ['Qarabağ', 'Zirə', 'Neftçi', 'Səbail']) await writeTeam(db, name);
  const run = (text = FILE, changes: Partial<SeasonImport> = {}) =>
    importSeasonText(db, text, { actor, ...changes });
  const rows = async () => ({
    fixtures: await db.selectFrom('fixture').selectAll().orderBy('id').execute(),
    ledger: await db.selectFrom('ledger_entry').selectAll().orderBy('id').execute(),
    rounds: await db.selectFrom('round').selectAll().orderBy('id').execute(),
    teams: await db.selectFrom('team').selectAll().orderBy('id').execute(),
    standings: await db.selectFrom('standing').selectAll().orderBy('position').execute(),
    audit: await db.selectFrom('audit_log').select(['action', 'subject_type', 'actor_id']).execute(),
  });
  const fixtureOf = async (home: string) =>
    db
      .selectFrom('fixture')
      .innerJoin('team', 'team.id', 'home_id')
      .select(['fixture.id', 'fixture.status', 'home_score', 'away_score', 'kick_off', 'fixture.version'])
      .where('team.name', '=', home)
      .executeTakeFirstOrThrow();
  const atDesk = async (home: string, entries: NewEntry[]) =>
    appendEntries(db, {
      fixtureId: (await fixtureOf(home)).id,
      entries,
      source: 'desk',
      staffId: actor.id,
      now: NOON,
    });
  return { db, actor, run, rows, fixtureOf, atDesk };
}

describeOnEachDatabase('importSeason', (open) => {
  it('writes a neutral ground that the file names, also of a known match', async () => {
    const { db, run } = await prepare(open);
    const csv = (neutral: string) => `date,round,home,away,neutral\n2024-08-02,1,Neftçi,Zirə,${neutral}`;
    const isNeutral = async () =>
      (await db.selectFrom('fixture').select('is_neutral').executeTakeFirstOrThrow()).is_neutral === 1;
    for (const [neutral, expected, changed] of [
      ['TRUE', true, 0],
      ['', true, 0],
      ['FALSE', false, 1],
      ['yes', true, 1],
    ] as const) {
      expect(await run(csv(neutral))).toMatchObject({ fixtures: { changed } });
      expect(await isNeutral()).toBe(expected);
    }
    const { id } = await db.selectFrom('fixture').select('id').executeTakeFirstOrThrow();
    await db.insertInto('fixture_lock').values({ fixture_id: id, field: 'isNeutral' }).execute();
    expect(await run(csv('FALSE'))).toMatchObject({ fixtures: { changed: 0 } });
  });

  it('writes season, rounds, matches, results and the table, and a dry run reports the same', async () => {
    const { db, actor, run, rows, fixtureOf } = await prepare(open);
    const dry = await run(FILE, { isDryRun: true });
    expect(await rows()).toMatchObject({ fixtures: [], ledger: [], rounds: [], audit: [] });
    const report = await run();
    expect(report).toEqual({ ...dry, isWritten: true });
    expect(report).toMatchObject({
      season: { slug: '2024-25', name: '2024/25', isNew: true },
      teams: { created: [], respelled: [{ name: 'Qarabağ FK', team: 'Qarabağ' }], unknown: [] },
      newRounds: ['1', '2'],
      fixtures: { new: 4, changed: 0, unchanged: 0 },
      results: { new: 2, corrected: 0, unchanged: 0 },
      statuses: 1,
      kept: [],
      moved: [],
    });
    expect(await fixtureOf('Qarabağ')).toMatchObject({
      status: 'finished',
      home_score: 3,
      away_score: 1,
      kick_off: Date.UTC(2024, 7, 2, 16),
    });
    const table = await findLeagueTable(db, IMPORT_TARGET);
    expect(table?.standings.map(({ team, points }) => [team.name, points])).toEqual([
      ['Qarabağ', 3],
      ['Neftçi', 1],
      ['Səbail', 1],
      ['Zirə', 0],
    ]);
    const { audit } = await rows();
    expect(audit).toEqual([{ action: 'season.import', subject_type: 'season', actor_id: actor.id }]);
  });

  it('warns of a team that plays twice in a numbered round, in the file or with a match of the site', async () => {
    const { run, db } = await prepare(open);
    const twice = `${FILE}\n▪ Matchday 1\nSun Aug 4 2024\n  20:00  Zirə  v Səbail  1-0`;
    const warned = async (text: string) =>
      (await run(text, { isDryRun: true })).warnings.filter(({ code }) => code === 'teamTwiceInRound');
    expect(await warned(FILE)).toEqual([]);
    expect(await warned(twice)).toEqual([{ place: { unit: 'line', number: 13 }, code: 'teamTwiceInRound' }]);
    await run(twice);
    expect(await warned(twice)).toHaveLength(1);
    expect(await warned(FILE), 'the other one is on the site').toHaveLength(2);
    await db
      .updateTable('fixture')
      .set({ status: 'cancelled', home_score: null, away_score: null })
      .set({ home_half_time: null, away_half_time: null })
      .where('kick_off', '>', 0)
      .execute();
    expect(await warned(FILE), 'cancelled matches do not count').toEqual([]);
  });

  it('gives a new season the rules of the newest one, but zones only with as many teams', async () => {
    const { db, run } = await prepare(open);
    const zones = [{ from: 4, to: 4, kind: 'relegation' as const, label: null }];
    const points = { win: 2, draw: 1 };
    const regulationOf = async (slug: string) => {
      const { regulation } = await db
        .selectFrom('stage')
        .innerJoin('season', 'season.id', 'stage.season_id')
        .select('regulation')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      return parseRegulation(regulation);
    };
    await writeSeason(db, { name: '2023/24', regulation: { teams: 4, zones, points } });
    await run();
    expect(await regulationOf('2024-25')).toMatchObject({ teams: 4, zones, points, legs: 1 });
    await writeSeason(db, { name: '2026/27', regulation: { teams: 12, zones, points } });
    const next = { 'Sat Aug 3': 'Sun Aug 3', Fri: 'Sat', '2024/25': '2025/26', '2024': '2025' };
    const text = Object.entries(next).reduce((file, [from, to]) => file.replaceAll(from, to), FILE);
    await run(text, { target: { ...IMPORT_TARGET, season: '2025-26' } });
    expect(await regulationOf('2025-26')).toMatchObject({ teams: 4, zones: [], points });
  });

  it('changes nothing when it runs again', async () => {
    const { run, rows } = await prepare(open);
    await run();
    const before = await rows();
    expect(await run(FILE, { now: NOON + 5000 })).toMatchObject({
      season: { isNew: false },
      newRounds: [],
      statuses: 0,
      kept: [],
      fixtures: { new: 0, changed: 0, unchanged: 4 },
      results: { new: 0, corrected: 0, unchanged: 2 },
    });
    expect(await rows()).toEqual(before);
  });

  it('corrects what has changed in the file, and moves matches', async () => {
    const { db, run, fixtureOf } = await prepare(open);
    await run();
    const changed = FILE.replace('3-1 (1-1)', '3-2 (1-1)')
      .replace('Neftçi\n', 'Neftçi  2-2\n')
      .replace('20:00  Səbail  v Qarabağ FK  [postponed]', '21:15  Səbail  v Qarabağ FK');
    const report = await run(changed);
    expect(report).toMatchObject({ results: { new: 1, corrected: 1, unchanged: 1 }, statuses: 1 });
    const moved = { round: '2', home: 'Səbail', away: 'Qarabağ' };
    expect(report.moved).toEqual([
      { ...moved, from: Date.UTC(2024, 7, 9, 16), to: Date.UTC(2024, 7, 9, 17, 15) },
    ]);
    expect(await fixtureOf('Qarabağ')).toMatchObject({ home_score: 3, away_score: 2 });
    expect(await fixtureOf('Səbail')).toMatchObject({ status: 'scheduled', version: 2 });
    const ledger = await db.selectFrom('ledger_entry').select('action').orderBy('action').execute();
    expect(ledger.map(({ action }) => action)).toEqual(['add', 'add', 'add', 'add', 'add', 'correct']);
  });

  it('keeps the decisions of the desk, and reports them', async () => {
    const { db, run, fixtureOf, atDesk } = await prepare(open);
    await run();
    const { id: eventId } = await db
      .selectFrom('ledger_entry')
      .select('id')
      .where('fixture_id', '=', (await fixtureOf('Qarabağ')).id)
      .executeTakeFirstOrThrow();
    const parts = { halfTime: null, regular: null, shootOut: null, at: NOON };
    const event = { type: 'result' as const, home: 3, away: 0, ...parts };
    await atDesk('Qarabağ', [{ id: newId(), action: 'correct', eventId, event }]);
    const mark = {
      type: 'mark' as const,
      mark: 'kickOff' as const,
      at: NOON,
      rate: 1,
      minute: 1,
      added: null,
    };
    await atDesk('Zirə', [{ id: newId(), action: 'add', event: mark }]);
    const before = await db.selectFrom('ledger_entry').select('id').orderBy('id').execute();
    const report = await run(FILE.replace('Neftçi\n', 'Neftçi  2-2\n'));
    expect(report.kept).toEqual([
      { round: '1', home: 'Qarabağ', away: 'Zirə', file: { home: 3, away: 1 }, site: { home: 3, away: 0 } },
      { round: '2', home: 'Zirə', away: 'Neftçi', file: { home: 2, away: 2 }, site: { home: 0, away: 0 } },
    ]);
    expect(await db.selectFrom('ledger_entry').select('id').orderBy('id').execute()).toEqual(before);
    await atDesk('Qarabağ', [{ id: newId(), action: 'retract', eventId, reason: 'Oyun olmayıb' }]);
    expect((await run()).kept).toMatchObject([{ home: 'Qarabağ', site: null }]);
    expect(await fixtureOf('Qarabağ')).toMatchObject({ status: 'scheduled' });
  });

  it('keeps a postponement of the desk until there is a result', async () => {
    const { run, fixtureOf, atDesk } = await prepare(open);
    await run(FILE.replace('  [postponed]', ''));
    const event = { type: 'postponed' as const, reason: 'Yağış', at: NOON };
    await atDesk('Zirə', [{ id: newId(), action: 'add', event }]);
    expect(await run()).toMatchObject({ statuses: 1, kept: [{ home: 'Zirə', file: null, site: null }] });
    expect(await fixtureOf('Zirə')).toMatchObject({ status: 'postponed' });
    expect(await run(FILE.replace('Neftçi\n', 'Neftçi  2-2\n'))).toMatchObject({ results: { new: 1 } });
    expect(await fixtureOf('Zirə')).toMatchObject({ status: 'finished', home_score: 2 });
  });

  it('writes nothing while a team is unknown, and creates or maps the chosen ones', async () => {
    const { db, run, rows } = await prepare(open);
    const text = FILE.replaceAll('Səbail', 'Sebayil Bakı').replaceAll('Zirə', 'Araz-Naxçıvan');
    const refused = await run(text);
    expect(refused).toMatchObject({ isWritten: false, fixtures: { new: 4 } });
    expect(refused.teams.unknown).toMatchObject([
      { name: 'Araz-Naxçıvan', nearest: [] },
      { name: 'Sebayil Bakı', nearest: [] },
    ]);
    expect(await rows()).toMatchObject({ fixtures: [], audit: [] });
    const mappedTeams = new Map([['Sebayil Bakı', 'səbail']]);
    const done = await run(text, { mappedTeams, createTeams: new Set(['Araz-Naxçıvan']) });
    expect(done).toMatchObject({ isWritten: true, teams: { created: ['Araz-Naxçıvan'], unknown: [] } });
    expect(await db.selectFrom('team_alias').select(['alias', 'folded']).execute()).toEqual([
      { alias: 'Sebayil Bakı', folded: 'sebayil baki' },
    ]);
    expect((await rows()).audit.map(({ action }) => action).sort()).toEqual([
      'season.import',
      'team.create',
      'team.update',
    ]);
    expect(await run(text)).toMatchObject({ isWritten: true, fixtures: { unchanged: 4 } });
    expect((await rows()).teams).toHaveLength(5);
  });

  it('is for editors and needs a competition', async () => {
    const { db, run } = await prepare(open);
    const author = await writeStaff(db, 'author');
    await expect(run(FILE, { actor: author })).rejects.toThrow('role');
    const missing = { ...IMPORT_TARGET, competition: 'nba' };
    await expect(run(FILE, { target: missing, actor: null })).rejects.toThrow('There is no competition nba');
  });

  it('replaces demo matches, and totals from before the first match', async () => {
    const { db, run } = await prepare(open);
    const season_id = await writeSeason(db, { name: '2024/25' });
    const sample = await writeFixture(db, { season_id, sample: 1, teams: ['Qarabağ', 'Zirə'] });
    const event = {
      type: 'result' as const,
      home: 9,
      away: 9,
      halfTime: null,
      regular: null,
      shootOut: null,
      at: NOON,
    };
    const demo = { source: 'demo', staffId: null, now: NOON };
    await appendEntries(db, { ...demo, fixtureId: sample, entries: [{ id: newId(), action: 'add', event }] });
    const live = await writeFixture(db, { season_id, sample: 1, teams: ['Neftçi', 'Zirə'] });
    const kickOff = {
      type: 'mark' as const,
      mark: 'kickOff' as const,
      at: NOON,
      rate: 1,
      minute: 1,
      added: null,
    };
    const start = { id: newId(), action: 'add' as const, event: kickOff };
    await appendEntries(db, { ...demo, fixtureId: live, entries: [start] });
    const totals = { won: 1, drawn: 0, lost: 0, goals_for: 3, goals_against: 1, form: 'W' };
    const begin = { stage_id: season_id, team_id: await writeTeam(db, 'Qarabağ'), ...totals };
    await db.insertInto('standing_start').values(begin).execute();
    expect(await run()).toMatchObject({ removedSamples: 2, startTotals: 'replaced', fixtures: { new: 4 } });
    const table = await findLeagueTable(db, IMPORT_TARGET);
    expect(table?.standings[0]).toMatchObject({ team: { name: 'Qarabağ' }, played: 1, points: 3 });
    expect(await run()).toMatchObject({ removedSamples: 0, startTotals: 'none', fixtures: { unchanged: 4 } });
    await db
      .insertInto('standing_start')
      .values({ ...begin, won: 2 })
      .execute();
    expect(await run()).toMatchObject({ startTotals: 'kept' });
    const samples = db.selectFrom('fixture').select(['id', 'season_id', 'status']).where('sample', '=', 1);
    expect(await samples.execute()).toEqual([{ id: live, season_id: null, status: 'live' }]);
  });

  it('gives the published final table of a whole season', async () => {
    const { db, run } = await prepare(open);
    await run(readPremierLeague(), { createTeams: 'all' });
    const table = await findLeagueTable(db, IMPORT_TARGET);
    expect(
      table?.standings.map((row) => [row.team.name, row.points, row.goalsFor, row.goalsAgainst]),
    ).toEqual(PREMIER_LEAGUE_TABLE);
  });

  it('keeps locked fields', async () => {
    const { db, run, fixtureOf } = await prepare(open);
    await run();
    const { id } = await fixtureOf('Neftçi');
    for (const field of ['kickOff', 'venue'])
      await db.insertInto('fixture_lock').values({ fixture_id: id, field }).execute();
    const report = await run(FILE.replace('18:30', '17:00').replace('Neftçi Arena', 'Bakcell Arena'));
    expect(report).toMatchObject({ fixtures: { changed: 0 }, moved: [] });
  });
});

describeOnPostgres('two imports of one season', (open) => {
  it('write every match once', async () => {
    const { db, run } = await prepare(open);
    const reports = await Promise.all([run(), run(), run()]);
    expect(reports.map(({ fixtures }) => fixtures.new).sort()).toEqual([0, 0, 4]);
    expect(await db.selectFrom('fixture').select('id').execute()).toHaveLength(4);
  });
});

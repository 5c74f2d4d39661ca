import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCompetitionBySlug, listCompetitionsById } from '#features/competitions/rules/competition.ts';
import { listEuropeanSeasons } from '#features/competitions/rules/european-seasons.ts';
import { listTeamsOfSeason } from '#features/competitions/rules/stages/stages.ts';
import { findTableOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import { listSeasonsOfCompetition } from '#features/competitions/rules/standings/list-seasons.ts';
import { readBracket } from '#features/competitions/rules/ties/read-bracket.ts';
import { findPlayerBySlug, listPlayersById, listSquad } from '#features/teams/rules/players.ts';
import { findTeamBySlug, listTeamsById } from '#features/teams/rules/team.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeEvents,
  writeFixture,
  writeSeason,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { findCommentaryPage, listCommentary } from '../coverage/list-commentary.ts';
import { listHeadToHead } from '../coverage/list-head-to-head.ts';
import { findMatch, readMatchDetails } from '../coverage/read-match-details.ts';
import {
  listCalendarFixtures,
  listRecentResults,
  listTeamFixtures,
  listUpcomingFixtures,
} from './list-fixtures.ts';
import { listSeasonMatches, listTeamResults } from './list-season-matches.ts';
import { readPlayerRecord } from './player-seasons.ts';
import {
  countGoalsWithoutScorer,
  listCardedPlayers,
  listCleanSheets,
  listGoalsAndAssists,
  listTeamScorers,
} from './season-rankings.ts';

let database: ExplainingDatabase;
const ids = { match: 'oyun', season: '', team: '' };
beforeAll(async () => {
  database = await openExplainingDatabase(async (db) => {
    ids.season = await writeSeason(db);
    ids.team = await writeTeam(db, 'Qarabağ');
    await writeFixture(db, { id: ids.match, ...stateColumns.finished, season_id: ids.season });
    await writeEvents(db, ids.match, [['goal', 'home', 'Zubir', 3]]);
  });
});
afterAll(() => database.close());

it('the page of Europe reads no match or team that is not of its seasons', async () => {
  const scans = await database.listTableScans(() => listEuropeanSeasons(database.db, { now: NOON }));
  // There are few competitions. The other scan reads the teams of one season.
  expect(scans.filter((step) => !/^SCAN (competition|playing)$/.test(step))).toEqual([]);
});

it('the pages of matches, competitions and teams read no table completely', async () => {
  const scans = await database.listTableScans(async () => {
    const { db } = database;
    const match = await findMatch(db, { parameter: `${ids.match}-qarabag-neftci` });
    if (match) await listHeadToHead(db, { match });
    const fixtureId = ids.match;
    await readMatchDetails(db, { fixtureId });
    await listCommentary(db, { fixtureId, isNewestFirst: true });
    await findCommentaryPage(db, { fixtureId, postId: 'x', isNewestFirst: true });
    await findCompetitionBySlug(db, { slug: 'apl' });
    await listSeasonsOfCompetition(db, { competition: 'apl' });
    await findTableOfSeason(db, { seasonId: ids.season });
    await listCalendarFixtures(db, { competition: 'apl', now: NOON });
    await listRecentResults(db, { competition: 'apl', now: NOON });
    await listRecentResults(db, { competition: 'apl', seasonId: ids.season, now: NOON });
    await listUpcomingFixtures(db, { competition: 'apl', now: NOON });
    await listGoalsAndAssists(db, { stageIds: [ids.season] });
    await listCardedPlayers(db, { stageIds: [ids.season] });
    await listCleanSheets(db, { stageIds: [ids.season] });
    await listSeasonMatches(db, { seasonId: ids.season });
    await listTeamsOfSeason(db, { seasonId: ids.season });
    await readBracket(db, { seasonId: ids.season });
    await findTeamBySlug(db, { slug: 'qarabag' });
    await listTeamsById(db, { ids: [ids.team] });
    await listCompetitionsById(db, { ids: ['apl', 'x'] });
    await listPlayersById(db, { ids: ['x'] });
    await listTeamScorers(db, { teamId: ids.team, since: 0 });
    await countGoalsWithoutScorer(db, { teamId: ids.team, since: 0 });
    await countGoalsWithoutScorer(db, { stageIds: [ids.season] });
    await listTeamResults(db, { teamId: ids.team, since: 0 });
    await readPlayerRecord(db, { playerId: 'x' });
    await findPlayerBySlug(db, { slug: 'x' });
    await listSquad(db, { teamId: ids.team, at: NOON });
    for (const which of ['next', 'last'] as const)
      await listTeamFixtures(db, { teamId: ids.team, which, now: NOON });
  });
  expect(scans).toEqual([]);
});

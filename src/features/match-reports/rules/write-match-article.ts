import { findTableOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { listHeadToHead } from '#features/matches/rules/coverage/list-head-to-head.ts';
import { readMatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import type { Side } from '#features/matches/rules/event-fields.ts';
import { type Fixture, hasScore } from '#features/matches/rules/fixture.ts';
import { listFixturesById } from '#features/matches/rules/list-fixtures-by-id.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { ArticleFacts, ArticleText } from './article-facts.ts';
import { readMatchFacts } from './read-match-facts.ts';
import { writeMatchPreview } from './write-match-preview.ts';
import { writeMatchReport } from './write-match-report.ts';

/** An article about a match or a round to begin with: its text and where it belongs. */
export interface PrefilledArticle extends ArticleText {
  /** The category that reports on the competition; null when it has none. */
  category: string | null;
  tags: string[];
}

/**
 * Writes the preview of a match that is to come, or the report of a match that has begun, from what is known about it. The card
 * of the match, and its line-ups or its table, stand in the text as blocks. `now` is epoch ms.
 * @throws NotFound without such a match.
 */
export async function writeMatchArticle(
  db: Db,
  { fixtureId, now }: { fixtureId: string; now: number },
): Promise<PrefilledArticle> {
  const [fixture] = await listFixturesById(db, { ids: [fixtureId] });
  if (!fixture) throw new NotFound(`There is no match ${fixtureId}`);
  const facts = await readArticleFacts(db, fixture);
  const { outcome } = facts;
  const article =
    'score' in outcome
      ? writeMatchReport({ ...facts, outcome })
      : writeMatchPreview({ ...facts, outcome, now });
  const table = fixture.season ? `<div data-league-table="${fixture.season.id}"></div>` : '';
  return {
    ...article,
    html: `${article.html}<div data-match-card="${fixture.id}"></div>${table}`,
    category: await findCategory(db, fixture.competition.slug),
    tags: [fixture.home.name, fixture.away.name],
  };
}

async function readArticleFacts(db: Db, fixture: Fixture): Promise<ArticleFacts> {
  const [[facts], details, headToHead, table] = await Promise.all([
    readMatchFacts(db, [fixture]),
    readMatchDetails(db, { fixtureId: fixture.id }),
    listHeadToHead(db, { match: fixture }),
    fixture.season ? findTableOfSeason(db, { seasonId: fixture.season.id }) : null,
  ]);
  if (!facts) throw new NotFound(`There is no match ${fixture.id}`);
  const { wins, draws, losses, matches } = headToHead;
  // After the kick-off nobody wants to read who was expected to play.
  const lineUpOf = (side: Side) => {
    const lineUp = details.lineUps[side];
    return lineUp && (lineUp.isOfficial || !hasScore(fixture)) ? lineUp : null;
  };
  return {
    ...facts,
    ...{ competition: fixture.competition.name, round: fixture.round },
    table: { home: placeOf(table, fixture.home), away: placeOf(table, fixture.away) },
    form: { home: formOf(table, fixture.home), away: formOf(table, fixture.away) },
    headToHead: matches.length === 0 ? null : { homeWins: wins, draws, awayWins: losses },
    lineUps: { home: lineUpOf('home'), away: lineUpOf('away') },
  };
}

function rowOf(table: LeagueTable | null, { slug }: Fixture['home']) {
  return table?.standings.find(({ team }) => team.slug === slug);
}

function placeOf(table: LeagueTable | null, team: Fixture['home']) {
  const row = rowOf(table, team);
  return row && row.played > 0 ? { place: row.position, points: row.points } : null;
}

function formOf(table: LeagueTable | null, team: Fixture['home']) {
  return rowOf(table, team)?.form ?? [];
}

/** The category that reports on a competition, when it exists. */
export async function findCategory(db: Db, competition: string): Promise<string | null> {
  const row = await db
    .selectFrom('competition')
    .innerJoin('category', 'category.slug', 'competition.category_slug')
    .select('category.slug')
    .where('competition.slug', '=', competition)
    .executeTakeFirst();
  return row?.slug ?? null;
}

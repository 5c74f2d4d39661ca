import {
  countGoalsWithoutScorer,
  listCardedPlayers,
  listCleanSheets,
  listGoalsAndAssists,
} from '#features/matches/rules/read/season-rankings.ts';
import type { RevisionScope } from '#platform/db/revision-scope.ts';
import type { Db } from '#platform/db/schema.ts';
import { listStages, splitStages } from '../rules/stages/stages.ts';

/** The lists of players and teams of a season, and what they leave out. */
export type SeasonRankingLists = Awaited<ReturnType<typeof readSeasonRankings>>;

/** The lists of a season by its id; empty ones without a season. */
export async function readSeasonRankings(db: Db, { seasonId }: { seasonId: string | null }) {
  const stages = seasonId === null ? [] : await listStages(db, { seasonId });
  const { stageIds, leftOut } = splitStages(stages);
  const [{ scorers, assists }, withoutScorer, cards, cleanSheets] = await Promise.all([
    listGoalsAndAssists(db, { stageIds }),
    countGoalsWithoutScorer(db, { stageIds }),
    listCardedPlayers(db, { stageIds }),
    listCleanSheets(db, { stageIds }),
  ]);
  return { scorers, assists, cards, cleanSheets, leftOut, withoutScorer };
}

/** What the lists show. A goal moves the table of its season too. A card moves only its match: the lists are a minute late at most. */
export const rankingScopes = (seasonId: string | null): RevisionScope[] =>
  seasonId === null ? [] : [`standings:${seasonId}`, `season:${seasonId}`];

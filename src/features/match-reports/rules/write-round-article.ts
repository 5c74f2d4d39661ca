import { formatRound } from '#features/matches/rules/match-words.ts';
import { selectFixtures, toFixtures } from '#features/matches/rules/select-fixtures.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { formatRoundFixtures, formatRoundResults, type RoundText } from './format-round.ts';
import { readMatchFacts } from './read-match-facts.ts';
import { findCategory, type PrefilledArticle } from './write-match-article.ts';

export type RoundTemplate = 'fixtures' | 'results';

/** A round as the newsroom publishes it: before its matches and after them. */
export interface RoundTexts extends Record<RoundTemplate, RoundText> {
  competition: { slug: string; name: string };
  season: string;
  /** `12-ci tur`. */
  round: string;
}

/**
 * The texts of a round with all its matches. `now` is epoch ms.
 * @throws NotFound without such a round.
 */
export async function writeRoundTexts(
  db: Db,
  { roundId, now }: { roundId: string; now: number },
): Promise<RoundTexts> {
  const round = await db
    .selectFrom('round')
    .innerJoin('season', 'season.id', 'round.season_id')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['round.key', 'season.name as season', 'competition.name', 'competition.slug'])
    .where('round.id', '=', roundId)
    .executeTakeFirst();
  if (!round) throw new NotFound(`There is no round ${roundId}`);
  const rows = await selectFixtures(db)
    .where('fixture.round_id', '=', roundId)
    .orderBy('fixture.kick_off')
    .execute();
  const matches = await readMatchFacts(db, await toFixtures(db, rows));
  const facts = { competition: round.name, round: round.key, matches, now };
  return {
    competition: { slug: round.slug, name: round.name },
    season: round.season,
    round: formatRound(round.key),
    fixtures: formatRoundFixtures(facts),
    results: formatRoundResults(facts),
  };
}

/** An article with the fixtures or the results of a round. @throws NotFound */
export async function writeRoundArticle(
  db: Db,
  { roundId, template, now }: { roundId: string; template: RoundTemplate; now: number },
): Promise<PrefilledArticle> {
  const texts = await writeRoundTexts(db, { roundId, now });
  const { competition, round } = texts;
  return {
    title: `${competition.name}: ${round}`,
    excerpt: '',
    html: texts[template].html,
    category: await findCategory(db, competition.slug),
    tags: [competition.name],
  };
}

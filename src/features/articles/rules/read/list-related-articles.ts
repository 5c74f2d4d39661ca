import { sql } from 'kysely';
import { tokenise } from '#az/characters/tokens.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { listCardsInOrder } from './list-cards-in-order.ts';
import { selectPublishedCards, toCard } from './select-cards.ts';

/** Only this many of the newest articles of the category are ranked, to limit the work. */
const WINDOW = 200;
/** A match has some ten articles. More than the list shows are not needed. */
const MAX_OF_MATCH = 6;

/**
 * Published articles of the same category (spec §7) and, from any category, those about the same match, without the article
 * itself. First the same match, then the same teams and players, then a shared tag, then the newest. `names`: all spellings
 * of the teams and players that the article is about.
 */
export async function listRelatedArticles(
  db: Db,
  input: { article: { id: string }; names?: readonly string[]; limit?: number },
): Promise<ArticleSummary[]> {
  const { article, names = [], limit = 6 } = input;
  const [rows, ofMatch] = await Promise.all([readWindow(db, article.id), listOfSameMatch(db, article.id)]);
  const mentions = mentionsName(names);
  const rank = (row: (typeof rows)[number]): number => {
    if (row.shares_team || mentions(row.title)) return 0;
    return row.shares_tag ? 1 : 2;
  };
  const ranked = rows.map(({ id, ...row }) => ({ id, rank: rank({ id, ...row }) }));
  ranked.sort((a, b) => a.rank - b.rank);
  const ids = new Set([...ofMatch, ...ranked.map(({ id }) => id)]);
  return listCardsInOrder(db, [...ids].slice(0, limit));
}

/** The newest published articles that show or link a match of the article. */
async function listOfSameMatch(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('article_fixture as own')
    // SQLite keeps this order. Otherwise it reads all published articles by date, and looks for the match of each.
    .crossJoin('article_fixture as other')
    .crossJoin('article')
    .select(['article.id', 'article.published_at'])
    .distinct()
    .where('own.article_id', '=', id)
    .whereRef('other.fixture_id', '=', 'own.fixture_id')
    .whereRef('article.id', '=', 'other.article_id')
    .where('article.id', '<>', id)
    .where('article.status', '=', sql.lit('published'))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(MAX_OF_MATCH)
    .execute();
  return rows.map((row) => row.id);
}

/** The newest articles of the category, and what they share with the article: a tag, a team of a match in the text. */
function readWindow(db: Db, id: string) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('article')
        .select(['id', 'published_at'])
        .where('status', '=', sql.lit('published'))
        .where('category_id', '=', (of) =>
          of.selectFrom('article').select('category_id').where('id', '=', id),
        )
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(WINDOW)
        .as('near'),
    )
    .innerJoin('article', 'article.id', 'near.id')
    .select((eb) => [
      'near.id',
      'article.title',
      eb
        .exists(
          eb
            .selectFrom('article_tag')
            .select('article_tag.tag_id')
            .whereRef('article_tag.article_id', '=', 'near.id')
            .where('article_tag.tag_id', 'in', (of) =>
              of.selectFrom('article_tag as own').select('own.tag_id').where('own.article_id', '=', id),
            ),
        )
        .as('shares_tag'),
      eb
        .exists(
          eb
            .selectFrom('article_fixture')
            .innerJoin('fixture', 'fixture.id', 'article_fixture.fixture_id')
            .select('fixture.id')
            .whereRef('article_fixture.article_id', '=', 'near.id')
            .where((one) =>
              one.or([one('home_id', 'in', ownTeams(db, id)), one('away_id', 'in', ownTeams(db, id))]),
            ),
        )
        .as('shares_team'),
    ])
    .where('near.id', '<>', id)
    .orderBy('near.published_at', 'desc')
    .orderBy('near.id', 'desc')
    .execute();
}

/** The teams of the matches in the text of an article. */
function ownTeams(db: Db, id: string) {
  const fixtures = db
    .selectFrom('article_fixture as own')
    .innerJoin('fixture as match', 'match.id', 'own.fixture_id')
    .where('own.article_id', '=', id);
  return fixtures.select('match.home_id as team_id').unionAll(fixtures.select('match.away_id as team_id'));
}

/** Shorter names are compared as a whole: `AZ` must not be found in `Azərbaycan`. */
const MIN_STEM_LENGTH = 4;

/**
 * Returns a function that says whether a headline mentions one of the names, also with endings. A word that is not capitalised
 * is no name: “Sabah” is a club, `sabah` is tomorrow.
 */
function mentionsName(names: readonly string[]): (headline: string) => boolean {
  const wanted = names
    .map((name) => tokenise(name).map(({ word }) => word))
    .filter(({ length }) => length > 0);
  return (headline) => {
    const words = tokenise(headline).map(({ word, start }) => ({
      word,
      isCapitalised: /\p{Lu}/u.test(headline.charAt(start)),
    }));
    return words.some(
      ({ isCapitalised }, at) =>
        isCapitalised &&
        wanted.some((name) => name.every((part, offset) => isFormOf(words[at + offset]?.word, part))),
    );
  };
}

function isFormOf(word: string | undefined, part: string): boolean {
  return part.length < MIN_STEM_LENGTH ? word === part : (word?.startsWith(part) ?? false);
}

/** The articles published directly before and after another one. Null when there is none. */
export interface AdjacentPair {
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
}

/** Finds the articles published directly before and after an article, in all categories. */
export async function findAdjacentArticles(
  db: Db,
  { article }: { article: Pick<ArticleSummary, 'id' | 'publishedAt'> },
): Promise<AdjacentPair> {
  const [previous, next] = await Promise.all([
    selectPublishedCards(db)
      .where('article.published_at', '<=', article.publishedAt)
      .where((eb) =>
        eb.or([eb('article.published_at', '<', article.publishedAt), eb('article.id', '<', article.id)]),
      )
      .orderBy('article.published_at', 'desc')
      .orderBy('article.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    selectPublishedCards(db)
      .where('article.published_at', '>=', article.publishedAt)
      .where((eb) =>
        eb.or([eb('article.published_at', '>', article.publishedAt), eb('article.id', '>', article.id)]),
      )
      .orderBy('article.published_at')
      .orderBy('article.id')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { previous: previous ? toCard(previous) : null, next: next ? toCard(next) : null };
}

import { sql } from 'kysely';
import { matchAddress } from '#features/matches/rules/match-address.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { MAX_ADDRESSES, type SitemapPage } from './sitemap.ts';

/** The matches of a season, newest first; without a season those that belong to none. Sample matches are left out. */
export async function listSitemapMatches(
  db: Db,
  { seasonId }: { seasonId: string | null },
): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.id', 'home.slug as home', 'away.slug as away', 'fixture.updated_at'])
    .where('fixture.season_id', seasonId === null ? 'is' : '=', seasonId)
    .where('fixture.sample', '=', 0)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id', 'desc')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ id, home, away, updated_at }) => ({
    address: matchAddress({ id, home: { slug: home }, away: { slug: away } }),
    modifiedAt: updated_at,
  }));
}

/**
 * Seasons with matches that are no samples, and when one of them last changed. The id is null for the matches that belong to
 * no season.
 */
export async function listSitemapSeasons(db: Db): Promise<{ id: string | null; modifiedAt: number }[]> {
  const changes = db
    .selectFrom('fixture')
    .select('updated_at')
    .where('sample', '=', sql.lit(0))
    .orderBy('updated_at', 'desc')
    .limit(1);
  const [single, seasons] = await Promise.all([
    changes.where('season_id', 'is', null).executeTakeFirst(),
    db
      .selectFrom('season')
      .select('id')
      .select(changes.where('season_id', '=', sql.ref<string>('season.id')).as('modified_at'))
      .orderBy('id')
      .limit(MAX_ADDRESSES)
      .execute(),
  ]);
  return [
    ...(single ? [{ id: null, modifiedAt: single.updated_at }] : []),
    ...seasons.flatMap(({ id, modified_at }) =>
      modified_at === null ? [] : [{ id, modifiedAt: modified_at }],
    ),
  ];
}

export async function listSitemapCompetitions(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('competition')
    .select('slug')
    .orderBy('slug')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug }) => ({ address: href('/turnir/:slug', { slug }), modifiedAt: null }));
}

export async function listSitemapTeams(db: Db): Promise<SitemapPage[]> {
  const rows = await db.selectFrom('team').select('slug').orderBy('slug').limit(MAX_ADDRESSES).execute();
  return rows.map(({ slug }) => ({ address: teamAddress(slug), modifiedAt: null }));
}

import type { Db } from '#platform/db/schema.ts';
import type { OfficialRole } from '../../tables.ts';
import type { Side } from '../event-fields.ts';
import type { Fixture } from '../fixture.ts';
import { foldLedger } from '../ledger/fold-ledger.ts';
import { listLedger } from '../ledger/ledger-event.ts';
import { type LineUp, parseLineUpPlayers } from '../line-ups/read-line-ups.ts';
import { type MatchStatistics, parseStatistics } from '../match-statistics.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

interface Broadcaster {
  name: string;
  address: string | null;
}

/** What the page of one match shows besides its events. */
export interface MatchDetails {
  /** The city of the stadium. */
  city: string | null;
  officials: { role: OfficialRole; name: string }[];
  /** Empty when no channel shows the match, null when that is not known yet. */
  broadcasters: Broadcaster[] | null;
  lineUps: Partial<Record<Side, LineUp>>;
  /** Null when nobody has entered any. */
  statistics: MatchStatistics | null;
  /**
   * The earlier kick-offs of a match that was postponed or cancelled and has a new one, as far as they are known. Null: it
   * was not rescheduled, or has begun.
   */
  earlierKickOffs: number[] | null;
}

/** Reads officials, broadcasters, line-ups and statistics of a match. */
export async function readMatchDetails(db: Db, { fixtureId }: { fixtureId: string }): Promise<MatchDetails> {
  const [fixture, officials, broadcasters, lineUps] = await Promise.all([
    db
      .selectFrom('fixture')
      .leftJoin('venue', 'venue.id', 'fixture.venue_id')
      .select(['fixture.broadcast', 'fixture.status', 'fixture.statistics', 'venue.city'])
      .where('fixture.id', '=', fixtureId)
      .executeTakeFirst(),
    db
      .selectFrom('fixture_official')
      .innerJoin('official', 'official.id', 'fixture_official.official_id')
      .select(['fixture_official.role', 'official.name'])
      .where('fixture_official.fixture_id', '=', fixtureId)
      .execute(),
    db
      .selectFrom('fixture_broadcaster')
      .innerJoin('broadcaster', 'broadcaster.id', 'fixture_broadcaster.broadcaster_id')
      .select(['broadcaster.name', 'broadcaster.address'])
      .where('fixture_broadcaster.fixture_id', '=', fixtureId)
      .orderBy('broadcaster.position')
      .orderBy('broadcaster.slug')
      .execute(),
    db.selectFrom('line_up').selectAll().where('fixture_id', '=', fixtureId).execute(),
  ]);
  return {
    city: fixture?.city ?? null,
    officials,
    earlierKickOffs: fixture?.status === 'scheduled' ? await listEarlierKickOffs(db, { fixtureId }) : null,
    statistics: parseStatistics(fixture?.statistics ?? null),
    broadcasters: fixture?.broadcast === 'unknown' ? null : broadcasters,
    lineUps: Object.fromEntries(
      lineUps.map((row) => [
        row.side,
        {
          formation: row.formation,
          coach: row.coach,
          isOfficial: row.is_official === 1,
          players: parseLineUpPlayers(row.players),
        },
      ]),
    ),
  };
}

async function listEarlierKickOffs(db: Db, { fixtureId }: { fixtureId: string }): Promise<number[] | null> {
  const events = foldLedger(await listLedger(db, { fixtureId })).map(({ event }) => event);
  const moves = events.filter((event) => event.type === 'rescheduled');
  if (moves.length === 0) return null;
  return moves.flatMap(({ previousKickOff }) => previousKickOff ?? []);
}

/** Longer texts are no addresses of ours: two slugs and an id are shorter. */
const MAX_LENGTH = 320;
const MAX_PARTS = 60;

/**
 * The match of an address `{id}-{home}-{away}`; null when there is none. An id may have hyphens itself, so every beginning
 * of the text is looked up, and the longest that is an id counts.
 */
export async function findMatch(db: Db, { parameter }: { parameter: string }): Promise<Fixture | null> {
  const parts = parameter.split('-');
  if (parameter.length > MAX_LENGTH || parts.length > MAX_PARTS) return null;
  const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join('-'));
  const rows = await selectFixtures(db).where('fixture.id', 'in', beginnings).execute();
  const row = rows.toSorted((a, b) => b.id.length - a.id.length)[0];
  if (!row) return null;
  const [fixture = null] = await toFixtures(db, [row]);
  return fixture;
}

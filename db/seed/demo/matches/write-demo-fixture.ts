import type { Db } from '#db/schema.ts';
import type { NewEntry } from '#domain/matches/ledger/append-entries.ts';
import type { LedgerEvent, Mark } from '#domain/matches/ledger/ledger-event.ts';
import type { NewId } from '#domain/new-id.ts';
import type { DemoEvent, DemoFixture } from './demo-fixtures.ts';

const MINUTE_MS = 60_000;
/** Both halves and the break. */
const MATCH_MINUTES = 111;
const MARK_MINUTES: Partial<Record<Mark, number>> = {
  kickOff: 1,
  halfTime: 45,
  secondHalf: 46,
  fullTime: 90,
};

interface Ids {
  competitions: ReadonlyMap<string, string>;
  teams: ReadonlyMap<string, string>;
  /** Of competitions that have one, by their slugs. */
  seasons: ReadonlyMap<string, string>;
  now: number;
  newId: NewId;
}

/** Returns the function that writes a demo fixture, and gives the entries of its ledger. Venues and rounds are written once. */
export function makeFixtureWriter(db: Db, { competitions, teams, seasons, now, newId }: Ids) {
  const venues = new Map<string, string>();
  const rounds = new Map<string, string>();

  async function venueId(name: string): Promise<string> {
    const known = venues.get(name);
    if (known) return known;
    const id = newId();
    venues.set(name, id);
    await db
      .insertInto('venue')
      .values({ id, slug: `stadion-${venues.size}`, name, city: null, version: 1 })
      .execute();
    return id;
  }

  async function roundId(season: string, key: string): Promise<string> {
    const known = rounds.get(season + key);
    if (known) return known;
    const id = newId();
    rounds.set(season + key, id);
    await db
      .insertInto('round')
      .values({ id, season_id: season, key, position: Number(key) || 100 })
      .execute();
    return id;
  }

  return async (demo: DemoFixture): Promise<{ id: string; entries: NewEntry[] }> => {
    const id = newId();
    const season = seasons.get(demo.competition) ?? null;
    await db
      .insertInto('fixture')
      .values({
        ...{ id, competition_id: idOf(competitions, demo.competition), season_id: season },
        ...{ home_id: idOf(teams, demo.home), away_id: idOf(teams, demo.away) },
        round_id: season === null ? null : await roundId(season, demo.round),
        venue_id: demo.venue === null ? null : await venueId(demo.venue),
        ...{ kick_off: demo.kickOff, broadcast: 'unknown', sample: 1, version: 1, status: 'scheduled' },
        ...{ last_sequence: 0, edited_at: now, updated_at: now },
      })
      .execute();
    const entries = listEvents(demo, now).map((event): NewEntry => ({ id: newId(), action: 'add', event }));
    return { id, entries };
  };
}

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The sample names ${slug} and does not have it`);
  return id;
}

function listEvents({ state, events, kickOff }: DemoFixture, now: number): LedgerEvent[] {
  const happened = events.map(toLedgerEvent);
  switch (state.status) {
    case 'scheduled':
      return [];
    case 'postponed':
      return [{ type: 'postponed', reason: 'Hava şəraiti', at: now }];
    case 'live': {
      const [first, ...others] = state.marks.map(([mark, ago]) => toMark(mark, now - ago * MINUTE_MS));
      return [...(first ? [first] : []), ...others, ...happened];
    }
    case 'finished':
      return [
        toMark('kickOff', kickOff),
        ...happened,
        toMark('fullTime', kickOff + MATCH_MINUTES * MINUTE_MS),
      ];
  }
}

function toMark(mark: Mark, at: number): LedgerEvent {
  return { type: 'mark', mark, at, rate: 1, minute: MARK_MINUTES[mark] ?? 0, added: null };
}

function toLedgerEvent([type, side, shirt, minute]: DemoEvent): LedgerEvent {
  const player = { id: null, name: `№ ${shirt}` };
  const time = { minute, added: null };
  if (type === 'goal' || type === 'penaltyGoal') return { type, side, player, assist: null, ...time };
  return { type, side, player, ...time };
}

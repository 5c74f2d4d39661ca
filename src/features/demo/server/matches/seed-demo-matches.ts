import { findBakuMoment } from '#az/format/baku-time.ts';
import { footballDay } from '#az/format/dates.ts';
import { MINUTE } from '#az/format/durations.ts';
import { linkTiesOfStage } from '#features/competitions/rules/ties/link-tie.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { advanceDemoMatches } from './advance-demo-matches.ts';
import { type DemoSeason, demoSeasonId, firstDemoSeasons, listDemoFixtures } from './demo-calendar.ts';
import { openingMatches } from './opening-matches.ts';
import { FIRST_MINUTES, isReplayed, REPLAY_SPEED, replayDemoMatch } from './replay-demo-match.ts';
import { ANNOUNCED_MS, writeDemoFixtures, writeDemoNames, writeDemoSeason } from './write-demo-fixtures.ts';
import { writeDemoTournaments } from './write-demo-tournaments.ts';

const CUP = 'azerbaijan-cup';

/**
 * Writes the demo competitions with a season that is in its thirteenth round at `now` (epoch ms), all marked as a sample:
 * results with their events, the fixtures of the next two weeks, and tables derived from them. With `isReplaying` one match
 * is played 20 times as fast. Does nothing when there is a competition, team or fixture. Returns whether it wrote.
 */
export async function seedDemoMatches(
  db: Db,
  { now, isReplaying }: { now: number; isReplaying: boolean },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (await hasMatches(tx)) return false;
    await writeDemoNames(tx);
    const seasons = firstDemoSeasons(footballDay(now).start, footballYear(now));
    const speed = isReplaying ? REPLAY_SPEED : 1;
    for (const season of seasons) {
      await writeDemoSeason(tx, season);
      const fixtures = listDemoFixtures(season, { from: season.startsOn, to: now + ANNOUNCED_MS });
      const replayedSince = now - (FIRST_MINUTES * MINUTE) / speed;
      await writeDemoFixtures(
        tx,
        fixtures.map((fixture) =>
          isReplayed(fixture.id) ? { ...fixture, kickOff: Math.floor(replayedSince) } : fixture,
        ),
      );
      await writeDemoFixtures(tx, openingFixtures(season, now));
      if (season.competition === CUP) await linkTies(tx, season);
    }
    await writeDemoTournaments(tx, { now, year: footballYear(now) });
    await replayDemoMatch(tx, { now, speed });
    await advanceDemoMatches(tx, { now });
    return true;
  });
}

async function linkTies(db: Db, season: DemoSeason): Promise<void> {
  // The one stage has the id of its season.
  const stageId = demoSeasonId(season);
  let ties = 0;
  await linkTiesOfStage(db, stageId, () => `${stageId}tie${++ties}`);
}

async function hasMatches(db: Db): Promise<boolean> {
  for (const table of ['competition', 'team', 'fixture'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  return false;
}

/** The year in which the football season at `now` began: 2026 until June 2027. */
function footballYear(now: number): number {
  const { year, month } = findBakuMoment(now) ?? { year: 1970, month: 1 };
  return month >= 7 ? year : year - 1;
}

function openingFixtures(season: DemoSeason, now: number) {
  return openingMatches
    .filter(({ competition }) => competition === season.competition)
    .map(({ id, home, away, startedAgo }) => ({
      id,
      season,
      home,
      away,
      // A whole minute, as every time that an editor types.
      kickOff: Math.floor(now / MINUTE - startedAgo) * MINUTE,
      round: season.competition === CUP ? 'r16' : 'league',
    }));
}

import type { Db } from '#platform/db/schema.ts';
import type { Side } from '../event-fields.ts';
import { type DecidedMatch, type Fixture, isResult, type Result } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

/** What matches of two teams sum up to, for the first team. */
export interface MeetingSums {
  /** Matches won by the first team, drawn, won by the second team. Shoot-outs count as draws. */
  wins: number;
  draws: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
}

/** Earlier matches of two teams, newest first, and their sums: of all, and by the team whose ground it was. */
export interface HeadToHead extends MeetingSums {
  matches: (Result | DecidedMatch)[];
  /** The sums of the matches at the ground of the first team, and of the second team. */
  grounds: Record<Side, MeetingSums>;
}

/** The last results of the two teams of a match before its kick-off, at either team's ground, also awarded ones. */
export async function listHeadToHead(
  db: Db,
  { match, limit = 10 }: { match: Pick<Fixture, 'home' | 'away' | 'kickOff'>; limit?: number },
): Promise<HeadToHead> {
  const { home, away } = match;
  const [atHome, atAway] = await Promise.all(
    [[home.slug, away.slug] as const, [away.slug, home.slug] as const].map(([first, second]) =>
      selectFixtures(db)
        .where('fixture.home_id', '=', (eb) => eb.selectFrom('team').select('id').where('slug', '=', first))
        .where('fixture.away_id', '=', (eb) => eb.selectFrom('team').select('id').where('slug', '=', second))
        .where('fixture.status', 'in', ['finished', 'awarded'])
        .where('fixture.kick_off', '<', match.kickOff)
        .orderBy('fixture.kick_off', 'desc')
        .limit(limit)
        .execute(),
    ),
  );
  const rows = [...(atHome ?? []), ...(atAway ?? [])]
    .toSorted((a, b) => b.kick_off - a.kick_off)
    .slice(0, limit);
  const matches = (await toFixtures(db, rows)).filter(isResult);
  const hostedBy = (team: string) => matches.filter((match) => match.home.slug === team);
  return {
    matches,
    ...sumUp(matches, home.slug),
    grounds: {
      home: sumUp(hostedBy(home.slug), home.slug),
      away: sumUp(hostedBy(away.slug), home.slug),
    },
  };
}

function sumUp(matches: HeadToHead['matches'], team: string): MeetingSums {
  const sum = { wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0 };
  for (const { home, score } of matches) {
    const [own, other] = home.slug === team ? [score.home, score.away] : [score.away, score.home];
    sum.goalsFor += own;
    sum.goalsAgainst += other;
    if (own === other) sum.draws++;
    else if (own > other) sum.wins++;
    else sum.losses++;
  }
  return sum;
}

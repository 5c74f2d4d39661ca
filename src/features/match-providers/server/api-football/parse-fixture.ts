import type { MatchSnapshot } from '../../rules/match-snapshot.ts';
import { type ApiFixture, apiFixture, toScore } from './api-fixture.ts';
import { parseApiEvents } from './parse-events.ts';
import { parseApiLineUps } from './parse-line-ups.ts';
import { parseApiStatus } from './parse-status.ts';

type Parsed = { snapshot: MatchSnapshot } | { snapshot: null; problem: string };

/** Reads a match of API-Football. `now` is epoch ms. */
export function parseApiFootballFixture(row: unknown, now: number): Parsed {
  const read = apiFixture.safeParse(row);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { snapshot: null, problem: `fixture: ${issue?.path.join('.')} ${issue?.message}` };
  }
  const { fixture, teams, goals, score } = read.data;
  const unknown: string[] = [];
  const total = toScore(goals);
  const kickOff = fixture.timestamp ? fixture.timestamp * 1000 : null;
  return {
    snapshot: {
      ...{ externalId: String(fixture.id), fetchedAt: now },
      // The time of a match with this status is only a guess of the provider.
      kickOff: fixture.status.short === 'TBD' ? null : kickOff,
      ...{ home: toTeam(teams.home), away: toTeam(teams.away), venue: fixture.venue.name },
      isCalledOff: ['PST', 'CANC'].includes(fixture.status.short),
      status: parseApiStatus(read.data, unknown),
      minute: fixture.status.elapsed ?? null,
      ...{ score: total, halfTime: toScore(score.halftime), shootOut: toScore(score.penalty) },
      events: parseApiEvents(read.data, total, unknown),
      ...{ lineUps: parseApiLineUps(read.data), unknown },
    },
  };
}

function toTeam({ id, name }: ApiFixture['teams']['home']) {
  return { externalId: String(id), name };
}

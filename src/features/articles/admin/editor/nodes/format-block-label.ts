import { formatDateTime } from '#az/format/dates.ts';
import type { SeasonOption } from '#features/competitions/rules/standings/list-seasons.ts';
import { type Fixture, hasScore } from '#features/matches/rules/fixture.ts';

/** A match as one line for editors: `7 mart 2026, 18:00 · Qarabağ 2:1 Zirə`. */
export function formatMatchLabel(fixture: Fixture): string {
  const score = hasScore(fixture) ? `${fixture.score.home}:${fixture.score.away}` : '–';
  return `${formatDateTime(fixture.kickOff)} · ${fixture.home.name} ${score} ${fixture.away.name}`;
}

/** A season as one line for editors: `Premyer Liqa, 2026/27`. */
export function formatSeasonLabel({ competition, name }: SeasonOption): string {
  return `${competition}, ${name}`;
}

import { DAY } from '#az/format/durations.ts';

/** JSON of openfootball with a season in which each team meets each other one twice. The same seed gives the same results. */
export function generateSeason({
  year,
  teams,
  matches,
  seed,
}: {
  year: number;
  teams: number;
  /** The season ends after so many. */
  matches: number;
  seed: number;
}): string {
  const random = makeRandom(seed);
  const pairs = listRounds(teams).slice(0, matches);
  return JSON.stringify({
    name: `League ${year}`,
    matches: pairs.map(({ round, home, away }) => {
      const goals = (team: number) =>
        Array.from({ length: Math.floor(random() * 4) }, () => ({
          name: `Player ${team} ${Math.floor(random() * 20)}`,
          minute: 1 + Math.floor(random() * 90),
        }));
      const [goals1, goals2] = [goals(home), goals(away)];
      return {
        // A numbered round has two digits.
        ...(round <= 99 ? { round: `Matchday ${round}` } : {}),
        date: new Date(Date.UTC(year, 7, 1) + round * DAY).toISOString().slice(0, 10),
        time: '18:00',
        team1: `Team ${home}`,
        team2: `Team ${away}`,
        score: { ft: [goals1.length, goals2.length] },
        goals1,
        goals2,
      };
    }),
  });
}

/** The circle method: one team stays, the others move on by one place. The second half has the grounds changed. */
function listRounds(teams: number): { round: number; home: number; away: number }[] {
  const places = teams + (teams % 2);
  const rounds = places - 1;
  const first = Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: places / 2 }, (__, index) => {
      const one = index === 0 ? places - 1 : (round + index) % rounds;
      const other = (round - index + rounds) % rounds;
      return { round: round + 1, home: one, away: other };
    }).filter(({ home, away }) => home < teams && away < teams),
  ).flat();
  return [
    ...first,
    ...first.map(({ round, home, away }) => ({ round: round + rounds, home: away, away: home })),
  ];
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

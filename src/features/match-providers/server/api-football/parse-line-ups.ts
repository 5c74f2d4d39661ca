import type { LineUpPlayer } from '#features/matches/rules/line-ups/line-up.ts';
import type { MatchSnapshot } from '../../rules/match-snapshot.ts';
import type { ApiFixture } from './api-fixture.ts';

type Listed = ApiFixture['lineups'][number]['startXI'];

/** The line-ups with all eleven players. The provider sends them about half an hour before the match. */
export function parseApiLineUps({ lineups, teams }: ApiFixture): MatchSnapshot['lineUps'] {
  const found: MatchSnapshot['lineUps'] = {};
  for (const { team, formation, coach, startXI, substitutes } of lineups) {
    const side = team.id === teams.home.id ? 'home' : team.id === teams.away.id ? 'away' : null;
    const starters = toPlayers(startXI.toSorted(compareGrid), true);
    if (!side || starters.length !== 11) continue;
    found[side] = {
      ...{ formation, coach: coach.name?.slice(0, 80) || null, isOfficial: true },
      players: [...starters, ...toPlayers(substitutes, false)],
    };
  }
  return found;
}

/** From the goalkeeper to the attack. */
function compareGrid(a: Listed[number], b: Listed[number]): number {
  const [line = 0, place = 0] = (a.player.grid ?? '').split(':').map(Number);
  const [otherLine = 0, otherPlace = 0] = (b.player.grid ?? '').split(':').map(Number);
  return line - otherLine || place - otherPlace;
}

function toPlayers(listed: Listed, isStarting: boolean): LineUpPlayer[] {
  return listed.flatMap(({ player: { name, number, pos } }) => {
    const known = name?.trim().slice(0, 80);
    if (!known) return [];
    const shirt = number && number >= 1 && number <= 99 ? number : null;
    return [{ playerId: null, name: known, shirt, isStarting, isCaptain: false, isGoalkeeper: pos === 'G' }];
  });
}

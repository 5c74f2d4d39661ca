import { type NamedTeam, teamName } from '#az/names/team-name.ts';
import { lineUpText } from '../../text.ts';

/** The team sheet of one side. Players without `isStarting` are on the bench. */
export interface TextLineUp {
  formation: string | null;
  coach: string | null;
  /** False for a line-up that the newsroom expects. */
  isOfficial: boolean;
  players: readonly { name: string; isStarting: boolean; isCaptain: boolean }[];
}

interface LineUps {
  home: TextLineUp | null;
  away: TextLineUp | null;
}

/** The title of both line-ups. One expected line-up makes both expected. */
export function lineUpTitle({ home, away }: LineUps): string {
  const areOfficial = [home, away].every((lineUp) => lineUp?.isOfficial ?? true);
  return areOfficial ? lineUpText.title : lineUpText.expectedTitle;
}

/** `“Qarabağ” (4-2-3-1): …`, the bench and the coach, one line each. Empty without players who start. */
export function listLineUpLines(team: NamedTeam, lineUp: TextLineUp | null): string[] {
  const starting = lineUp?.players.filter(({ isStarting }) => isStarting) ?? [];
  if (!lineUp || starting.length === 0) return [];
  const bench = lineUp.players.filter(({ isStarting }) => !isStarting).map(({ name }) => name);
  const names = starting.map(({ name, isCaptain }) =>
    isCaptain ? `${name} (${lineUpText.captainMark})` : name,
  );
  const formation = lineUp.formation ? ` (${lineUp.formation})` : '';
  return [
    `${teamName(team)}${formation}: ${names.join(', ')}`,
    ...(bench.length > 0 ? [`${lineUpText.bench}: ${bench.join(', ')}`] : []),
    ...(lineUp.coach ? [`${lineUpText.coach}: ${lineUp.coach}`] : []),
  ];
}

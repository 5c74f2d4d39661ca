import { teamSheetText } from '../../text.ts';
import type { LineUp, LineUpPlayer } from './line-up.ts';

/** A line-up as `parseTeamSheet` reads it, so that an editor can change the text. */
export function formatTeamSheet({ formation, coach, players }: Omit<LineUp, 'isOfficial'>): string {
  const linesOf = (isStarting: boolean) =>
    players.filter((player) => player.isStarting === isStarting).map(formatPlayer);
  const bench = linesOf(false);
  return [
    ...(formation ? [`${teamSheetText.formation}: ${formation}`] : []),
    ...linesOf(true),
    ...(bench.length > 0 ? [`${teamSheetText.bench}:`, ...bench] : []),
    ...(coach ? [`${teamSheetText.coach}: ${coach}`] : []),
  ].join('\n');
}

/** `10. Abdellah Zubir (K)`. */
function formatPlayer({ name, shirt, isCaptain, isGoalkeeper }: LineUpPlayer): string {
  const marks = [
    ...(isCaptain ? [teamSheetText.captainMark] : []),
    ...(isGoalkeeper ? [teamSheetText.goalkeeperMark] : []),
  ];
  const number = shirt === null ? '' : `${shirt}. `;
  return `${number}${name}${marks.map((mark) => ` (${mark})`).join('')}`;
}

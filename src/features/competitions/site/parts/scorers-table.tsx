import type { Scorer } from '#features/matches/rules/read/count-scorers.ts';
import { competitionText } from '../../text.ts';
import { StatsTable } from './stats-table.tsx';

const columns = [
  { short: competitionText.goals, long: competitionText.goals },
  { short: competitionText.penalties, long: competitionText.penaltiesLong },
  { short: competitionText.assists, long: competitionText.assistsLong, isHiddenOnPhone: true },
  { short: competitionText.matches, long: competitionText.matchesLong, isHiddenOnPhone: true },
];

/** Players with goals. */
export function ScorersTable({ scorers, caption }: { scorers: readonly Scorer[]; caption: string }) {
  return (
    <StatsTable
      columns={columns}
      rows={scorers.map(({ key, name, team, goals, penalties, assists, matches }) => ({
        ...{ key, name, team, rank: goals, figures: [goals, penalties, assists, matches] },
      }))}
      caption={caption}
      empty={competitionText.noScorers}
    />
  );
}

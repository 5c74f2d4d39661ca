import { competitionText } from '#az/text/site/competition.ts';
import { tableText } from '#az/text/site/table.ts';
import type { Scorer } from '#domain/matches/read/count-scorers.ts';
import { teamAddress } from '#domain/matches/team-address.ts';
import { TeamMark } from '../../matches/parts/team-mark.tsx';

const figures: readonly [short: string, long: string, key: 'goals' | 'penalties' | 'assists' | 'matches'][] =
  [
    [competitionText.goals, competitionText.goals, 'goals'],
    [competitionText.penalties, competitionText.penaltiesLong, 'penalties'],
    [competitionText.assists, competitionText.assistsLong, 'assists'],
    [competitionText.matches, competitionText.matchesLong, 'matches'],
  ];

/** Players with goals. Players with equal goals share a place. On a phone the last two columns are left out. */
export function ScorersTable({ scorers, caption }: { scorers: Scorer[]; caption: string }) {
  if (scorers.length === 0) return <p className="py-6 text-muted">{competitionText.noScorers}</p>;
  return (
    <table className="league-table tabular text-sm sm:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted text-sm">
        <tr>
          <th scope="col" className="place">
            <abbr title={tableText.posLong} className="no-underline">
              {tableText.pos}
            </abbr>
          </th>
          <th scope="col" className="club">
            {competitionText.player}
          </th>
          {figures.map(([short, long, key]) => (
            <th key={key} scope="col" className={hiddenOnPhone(key)}>
              <abbr title={long} className="no-underline">
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scorers.map((scorer) => (
          <tr key={scorer.key}>
            <td className="place">{scorers.filter(({ goals }) => goals > scorer.goals).length + 1}</td>
            <th scope="row" className="club">
              <span className="block whitespace-normal font-semibold wrap-anywhere">{scorer.name}</span>
              <a
                href={teamAddress(scorer.team.slug)}
                className="inline-flex min-h-6 items-center gap-1.5 font-normal text-muted text-sm hover:text-accent"
              >
                <TeamMark team={scorer.team} size="small" />
                {scorer.team.shortName}
              </a>
            </th>
            {figures.map(([, , key]) => (
              <td key={key} className={`${hiddenOnPhone(key)} ${key === 'goals' ? 'font-bold' : ''}`}>
                {scorer[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function hiddenOnPhone(key: keyof Scorer): string {
  return key === 'assists' || key === 'matches' ? 'max-sm:hidden' : '';
}

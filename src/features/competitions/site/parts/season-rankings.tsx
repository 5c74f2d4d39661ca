import type { ReactNode } from 'react';
import { competitionText, tableText } from '../../text.ts';
import type { SeasonRankingLists } from '../read-season-rankings.ts';
import { LeftOut, ScorersTable, StatsTable } from './stats-table.tsx';

const cardColumns = [
  { short: competitionText.allCards, long: competitionText.allCards },
  { short: competitionText.yellow, long: competitionText.yellowLong },
  { short: competitionText.red, long: competitionText.redLong },
];
const assistColumns = [
  { short: competitionText.assists, long: competitionText.assistsLong },
  { short: competitionText.goals, long: competitionText.goals },
];
const cleanSheetColumns = [
  { short: competitionText.cleanSheetCount, long: competitionText.cleanSheetsLong },
  { short: tableText.played, long: tableText.playedLong },
];

/** The lists of the players and teams of a season. `standings-updates.ts` updates what stands below `data-ranking`. */
export function SeasonRankings({
  seasonId,
  name,
  rankings: { scorers, assists, cards, cleanSheets, leftOut, withoutScorer },
}: {
  /** Null for a competition without seasons. */
  seasonId: string | null;
  /** The name of the competition. */
  name: string;
  rankings: SeasonRankingLists;
}) {
  return (
    <div data-rankings={seasonId ?? undefined}>
      <div className="mt-4" data-ranking>
        <ScorersTable scorers={scorers} caption={competitionText.scorersOf(name)} />
        <LeftOut stages={leftOut} withoutScorer={withoutScorer} />
      </div>
      <Ranking id="assists" title={competitionText.topAssists}>
        <StatsTable
          columns={assistColumns}
          rows={assists.map((player) => ({
            ...player,
            rank: player.assists,
            figures: [player.assists, player.goals],
          }))}
          caption={competitionText.assistsOf(name)}
          empty={competitionText.noAssists}
        />
      </Ranking>
      <Ranking id="cards" title={competitionText.cards}>
        <StatsTable
          columns={cardColumns}
          rows={cards.map(({ yellow, red, ...player }) => ({
            ...player,
            rank: yellow + red,
            figures: [yellow + red, yellow, red],
          }))}
          caption={competitionText.cardsOf(name)}
          empty={competitionText.noCards}
        />
      </Ranking>
      <Ranking id="clean-sheets" title={competitionText.cleanSheets}>
        <StatsTable
          columns={cleanSheetColumns}
          rows={cleanSheets.map(({ team, cleanSheets: count, matches }) => ({
            key: team.slug,
            slug: null,
            name: null,
            team,
            rank: count,
            figures: [count, matches],
          }))}
          caption={competitionText.cleanSheetsOf(name)}
          empty={competitionText.noCleanSheets}
        />
      </Ranking>
    </div>
  );
}

/** One of the lists below that of the scorers. */
function Ranking({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 id={id} className="mb-3 scroll-mt-28 text-3xl">
        {title}
      </h2>
      <div data-ranking>{children}</div>
    </section>
  );
}

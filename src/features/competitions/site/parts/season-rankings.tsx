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
      <section className="mt-12">
        <h2 id="assists" className="mb-3 scroll-mt-28 text-3xl">
          {competitionText.topAssists}
        </h2>
        <div data-ranking>
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
        </div>
      </section>
      <section className="mt-12">
        <h2 id="cards" className="mb-3 scroll-mt-28 text-3xl">
          {competitionText.cards}
        </h2>
        <div data-ranking>
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
        </div>
      </section>
      <section className="mt-12">
        <h2 id="clean-sheets" className="mb-3 scroll-mt-28 text-3xl">
          {competitionText.cleanSheets}
        </h2>
        <div data-ranking>
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
        </div>
      </section>
    </div>
  );
}

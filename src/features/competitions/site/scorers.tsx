import { competitionAddress, scorersAddress } from '#features/matches/rules/match-addresses.ts';
import {
  countGoalsWithoutScorer,
  listCardedPlayers,
  listCleanSheets,
  listGoalsAndAssists,
} from '#features/matches/rules/read/season-rankings.ts';
import { SectionLinks } from '#features/matches/site/match-page/parts/section-links.tsx';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { listStages, splitStages } from '../rules/stages/stages.ts';
import { listSeasonsOfCompetition } from '../rules/standings/list-seasons.ts';
import { competitionText, tableText } from '../text.ts';
import type { Route } from './+types/scorers.ts';
import { chooseSeason } from './choose-season.ts';
import { SeasonLinks } from './parts/season-links.tsx';
import { LeftOut, ScorersTable, StatsTable } from './parts/stats-table.tsx';
import { readAddressedCompetition } from './read-addressed.ts';

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

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const competition = await readAddressedCompetition(db, request, params.slug);
  if (!competition) throw notFoundResponse('page');
  const seasons = await listSeasonsOfCompetition(db, { competition: competition.slug });
  const chosen = chooseSeason(seasons, request);
  const stages = chosen ? await listStages(db, { seasonId: chosen.season.id }) : [];
  const { stageIds, leftOut } = splitStages(stages);
  const [{ scorers, assists }, withoutScorer, cards, cleanSheets] = await Promise.all([
    listGoalsAndAssists(db, { stageIds }),
    countGoalsWithoutScorer(db, { stageIds }),
    listCardedPlayers(db, { stageIds }),
    listCleanSheets(db, { stageIds }),
  ]);
  // A goal moves the table of its season too. A card moves only its match: the page is a minute late at most.
  showsScopes(context, 'matches');
  if (chosen) showsScopes(context, `standings:${chosen.season.id}`, `season:${chosen.season.id}`);
  return {
    competition,
    seasons,
    scorers,
    assists,
    cards,
    cleanSheets,
    leftOut,
    withoutScorer,
    config,
    season: chosen?.season.slug,
    address: scorersAddress(competition.slug, chosen?.isCurrent === false ? chosen.season.slug : undefined),
  };
}

/** The top scorers of a season, its players with cards and its teams with clean sheets. */
export default function ScorersPage({ loaderData }: Route.ComponentProps) {
  const {
    competition,
    seasons,
    season,
    scorers,
    assists,
    cards,
    cleanSheets,
    leftOut,
    withoutScorer,
    config,
  } = loaderData;
  const { slug, name } = competition;
  return (
    <div className="mx-auto max-w-3xl">
      <PageMeta
        title={`${competitionText.scorersOf(name)} – ${config.siteName}`}
        description={competitionText.scorersDescription(name)}
        address={config.siteUrl + loaderData.address}
      />
      <header className="mt-8 mb-6">
        <h1 className="text-5xl">{competitionText.scorers}</h1>
        <SiteLink look="quiet" className="text-lg" href={competitionAddress(slug)}>
          {name}
        </SiteLink>
      </header>
      <SectionLinks
        label={competitionText.parts}
        links={[
          { id: 'assists', label: competitionText.topAssists },
          { id: 'cards', label: competitionText.cards },
          { id: 'clean-sheets', label: competitionText.cleanSheets },
        ]}
      />
      <SeasonLinks seasons={seasons} current={season} address={(one) => scorersAddress(slug, one)} />
      <div className="mt-4">
        <ScorersTable scorers={scorers} caption={competitionText.scorersOf(name)} />
        <LeftOut stages={leftOut} withoutScorer={withoutScorer} />
      </div>
      <section className="mt-12">
        <h2 id="assists" className="mb-3 scroll-mt-28 text-3xl">
          {competitionText.topAssists}
        </h2>
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
      </section>
      <section className="mt-12">
        <h2 id="cards" className="mb-3 scroll-mt-28 text-3xl">
          {competitionText.cards}
        </h2>
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
      </section>
      <section className="mt-12">
        <h2 id="clean-sheets" className="mb-3 scroll-mt-28 text-3xl">
          {competitionText.cleanSheets}
        </h2>
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
      </section>
    </div>
  );
}

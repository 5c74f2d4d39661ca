import { competitionAddress, scorersAddress } from '#features/matches/rules/match-addresses.ts';
import { SectionLinks } from '#features/matches/site/match-page/parts/section-links.tsx';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { listSeasonsOfCompetition } from '../rules/standings/list-seasons.ts';
import { competitionText } from '../text.ts';
import type { Route } from './+types/scorers.ts';
import { chooseSeason } from './choose-season.ts';
import { SeasonLinks } from './parts/season-links.tsx';
import { SeasonRankings } from './parts/season-rankings.tsx';
import { readAddressedCompetition } from './read-addressed.ts';
import { rankingScopes, readSeasonRankings } from './read-season-rankings.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const competition = await readAddressedCompetition(db, request, params.slug);
  if (!competition) throw notFoundResponse('page');
  const seasons = await listSeasonsOfCompetition(db, { competition: competition.slug });
  const chosen = chooseSeason(seasons, request);
  const seasonId = chosen?.season.id ?? null;
  const rankings = await readSeasonRankings(db, { seasonId });
  showsScopes(context, 'matches', ...rankingScopes(seasonId));
  return {
    competition,
    seasons,
    seasonId,
    rankings,
    config,
    season: chosen?.season.slug,
    address: scorersAddress(competition.slug, chosen?.isCurrent === false ? chosen.season.slug : undefined),
  };
}

/** The top scorers of a season, its players with cards and its teams with clean sheets. */
export default function ScorersPage({ loaderData }: Route.ComponentProps) {
  const { competition, seasons, season, seasonId, rankings, config } = loaderData;
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
      <SeasonRankings seasonId={seasonId} name={name} rankings={rankings} />
    </div>
  );
}

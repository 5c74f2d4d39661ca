import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { PageMeta } from '#app/site/frame/page-meta.tsx';
import { notFoundResponse } from '#app/site/not-found-response.ts';
import { competitionText } from '#az/text/site/competition.ts';
import { findCompetitionBySlug } from '#domain/matches/read/find-competition-by-slug.ts';
import { listSeasonScorers } from '#domain/matches/read/list-scorers.ts';
import { listSeasonsOfCompetition } from '#domain/matches/standings/list-seasons-of-competition.ts';
import { competitionAddress, scorersAddress } from '../matches/match-addresses.ts';
import type { Route } from './+types/scorers.ts';
import { chooseSeason } from './choose-season.ts';
import { ScorersTable } from './parts/scorers-table.tsx';
import { SeasonLinks } from './parts/season-links.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const competition = await findCompetitionBySlug(db, { slug: params.slug });
  if (!competition) throw notFoundResponse('page');
  const seasons = await listSeasonsOfCompetition(db, { competition: competition.slug });
  const chosen = chooseSeason(seasons, request);
  const scorers = chosen ? await listSeasonScorers(db, { seasonId: chosen.season.id }) : [];
  // A goal moves the table of its season too.
  showsScopes(context, 'matches');
  if (chosen) showsScopes(context, `standings:${chosen.season.id}`);
  return {
    ...{ competition, seasons, scorers, config, season: chosen?.season.slug },
    address: scorersAddress(competition.slug, chosen?.isCurrent === false ? chosen.season.slug : undefined),
  };
}

/** The top scorers of a season. */
export default function ScorersPage({ loaderData }: Route.ComponentProps) {
  const { competition, seasons, season, scorers, config } = loaderData;
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
        <a
          className="inline-flex min-h-11 items-center font-semibold text-accent text-lg hover:underline"
          href={competitionAddress(slug)}
        >
          {name}
        </a>
      </header>
      <SeasonLinks seasons={seasons} current={season} address={(one) => scorersAddress(slug, one)} />
      <div className="mt-4">
        <ScorersTable scorers={scorers} caption={competitionText.scorersOf(name)} />
      </div>
    </div>
  );
}

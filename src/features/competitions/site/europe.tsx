import { competitionAddress } from '#features/matches/rules/match-addresses.ts';
import { listSeasonMatches, type SeasonMatch } from '#features/matches/rules/read/list-season-matches.ts';
import { LeagueTableBlock } from '#features/matches/site/parts/league-table-block.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { SeasonMatches } from '#features/matches/site/parts/season-matches.tsx';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { type EuropeanSeason, listEuropeanSeasons, listHomeClubs } from '../rules/european-seasons.ts';
import { formatGroup } from '../rules/stages/stage-words.ts';
import { listStages, listTeamsOfSeason } from '../rules/stages/stages.ts';
import { listTablesOfSeason } from '../rules/standings/find-league-table.ts';
import { sliceTable } from '../rules/standings/league-table.ts';
import { readBracket } from '../rules/ties/read-bracket.ts';
import { coefficientText, europeText, tableText } from '../text.ts';
import type { Route } from './+types/europe.ts';
import { TieCard } from './parts/bracket.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const [seasons, clubs, coefficients] = await Promise.all([
    listEuropeanSeasons(db, { now: now() }),
    listHomeClubs(db),
    db.selectFrom('coefficient').selectAll().orderBy('position').orderBy('id').execute(),
  ]);
  const campaigns = await Promise.all(seasons.map((season) => readCampaign(db, season, clubs)));
  showsScopes(context, 'matches');
  for (const { id } of seasons) showsScopes(context, `season:${id}`, `standings:${id}`);
  return {
    campaigns,
    coefficients,
    config,
    now: now(),
    isSample: isSample(campaigns.flatMap(({ matches }) => matches)),
  };
}

/** What the clubs of the country do in a season: their ties, the lines of their tables and their matches. */
async function readCampaign(db: Db, season: EuropeanSeason, clubs: readonly string[]) {
  const isOfClub = ({ home, away }: Pick<SeasonMatch, 'home' | 'away'>) =>
    clubs.includes(home.slug) || clubs.includes(away.slug);
  const [stages, tables, matches, teams] = await Promise.all([
    listStages(db, { seasonId: season.id }),
    listTablesOfSeason(db, { seasonId: season.id }),
    listSeasonMatches(db, { seasonId: season.id }),
    listTeamsOfSeason(db, { seasonId: season.id }),
  ]);
  const bracket = await readBracket(db, { seasonId: season.id, tables });
  const slugOf = (id: string | null) => bracket.teams.get(id ?? '')?.slug ?? '';
  const own = matches.filter(isOfClub).toSorted((a, b) => b.kickOff - a.kickOff);
  return {
    season,
    stages,
    bracket: {
      ...bracket,
      ties: bracket.ties
        .filter(({ teams }) => clubs.includes(slugOf(teams.home)) || clubs.includes(slugOf(teams.away)))
        .reverse(),
    },
    tables: tables.flatMap((table) => sliceTable(table, clubs) ?? []),
    matches: own,
    clubs: teams.filter(({ slug }) => clubs.includes(slug)),
  };
}

type Campaign = Awaited<ReturnType<typeof readCampaign>>;

/** The clubs of the country in the European cups of this season, and the coefficients of UEFA. */
export default function EuropePage({ loaderData }: Route.ComponentProps) {
  const { campaigns, coefficients, config } = loaderData;
  return (
    <>
      <PageMeta
        title={`${europeText.title} – ${config.siteName}`}
        description={europeText.description}
        address={config.siteUrl + href('/avrokuboklar')}
      />
      <header className="mt-8 mb-6">
        <h1 className="text-4xl sm:text-5xl">{europeText.title}</h1>
        <p className="mt-2 empty:hidden">
          <SampleNotice isShown={loaderData.isSample} />
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
          {campaigns.length === 0 && <p className="text-lg text-muted">{europeText.empty}</p>}
          {campaigns.map((campaign) => (
            <CampaignSection key={campaign.season.id} campaign={campaign} now={loaderData.now} />
          ))}
        </div>
        {coefficients.length > 0 && (
          <aside>
            <Coefficients rows={coefficients} />
          </aside>
        )}
      </div>
    </>
  );
}

function CampaignSection({ campaign, now }: { campaign: Campaign; now: number }) {
  const { season, clubs, stages, bracket, tables, matches } = campaign;
  const { competition } = season;
  return (
    <section>
      <h2 className="mb-1 text-3xl">{competition.name}</h2>
      <ul className="flex flex-wrap gap-x-4 font-semibold text-lg">
        {clubs.map(({ slug, name }) => (
          <li key={slug}>
            <a href={teamAddress(slug)} className="inline-flex min-h-11 items-center hover:text-accent">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <SiteLink look="quiet" className="tabular" href={competitionAddress(competition.slug, season.slug)}>
        {tableText.season(season.name)}
      </SiteLink>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        {tables.map((table) => (
          <section key={`${table.stage.id} ${table.group}`}>
            <h3 className="mb-2 text-xl">
              {table.group === null ? tableText.title : formatGroup(table.group)}
            </h3>
            <LeagueTableBlock table={table} isBrief />
          </section>
        ))}
        {bracket.ties.length > 0 && (
          <section className="md:col-span-2">
            <h3 className="mb-2 text-xl">{europeText.ties}</h3>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 lg:grid-cols-3">
              {bracket.ties.map((tie) => (
                <li key={tie.id}>
                  <TieCard tie={tie} bracket={bracket} stages={stages} showsRound />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">
          {europeText.matches(matches.length)}
        </summary>
        <SeasonMatches
          sections={[{ id: `matches-${season.id}`, title: competition.name, group: '', matches }]}
          now={now}
          showsRound
        />
      </details>
    </section>
  );
}

/** Coefficients as editors have typed them, each with its source. */
function Coefficients({ rows }: { rows: Route.ComponentProps['loaderData']['coefficients'] }) {
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{europeText.coefficients}</h2>
      <table className="tabular w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{coefficientText.list}</th>
            <th scope="col">{coefficientText.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, season, points, place, source, address }) => (
            <tr key={id} className="border-line border-b">
              <th scope="row" className="wrap-anywhere py-2 text-start font-semibold">
                {name} <span className="font-normal text-muted">{season}</span>
                <span className="block font-normal text-muted text-sm">
                  {place !== null && `${coefficientText.place}: ${place} · `}
                  {address ? (
                    <a href={address} rel="noopener" className="underline">
                      {source}
                    </a>
                  ) : (
                    source
                  )}
                </span>
              </th>
              <td className="py-2 text-end font-bold font-headline text-2xl">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

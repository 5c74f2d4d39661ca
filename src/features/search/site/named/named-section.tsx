import { MatchRow } from '#features/matches/site/parts/match-row.tsx';
import { TeamMark } from '#features/matches/site/parts/team-mark.tsx';
import type { NamedView } from './named-view.ts';

/** A team, a player or a competition that the query names: its name, its links and matches. */
export function NamedSection({
  named: { name, address, teams, note, links, matches },
}: {
  named: NamedView;
}) {
  return (
    <section className="overflow-hidden rounded-md border border-line px-4 pt-3">
      <div className="flex items-center gap-3 pb-2">
        {teams.map((team) => (
          <TeamMark key={team.slug} team={team} />
        ))}
        <div className="min-w-0">
          <h2 className="text-2xl wrap-anywhere">
            {address === null ? (
              name
            ) : (
              <a href={address} className="inline-flex min-h-11 items-center hover:text-accent">
                {name}
              </a>
            )}
          </h2>
          <p className="tabular flex flex-wrap items-center gap-x-4 text-muted text-sm">
            {note && <span>{note}</span>}
            {links.map(({ label, to }) => (
              <a
                key={to}
                href={to}
                className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
              >
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
      <ul className="-mb-px grid grid-cols-[minmax(0,1fr)] gap-x-8 border-line border-t sm:grid-cols-2">
        {matches.map(({ match, heading }) => (
          <MatchRow key={match.id} match={match} isCompact heading={heading} />
        ))}
      </ul>
    </section>
  );
}

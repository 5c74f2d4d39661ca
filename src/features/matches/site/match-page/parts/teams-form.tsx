import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { teamText } from '#features/competitions/text.ts';
import { sides } from '../../../rules/event-fields.ts';
import type { Fixture } from '../../../rules/fixture.ts';
import { RecentForm } from '../../parts/recent-form.tsx';
import { TeamMark } from '../../parts/team-mark.tsx';

/** The last results of both teams in the competition of a match that is to come. Nothing before their first ones. */
export function TeamsForm({ match, table }: { match: Pick<Fixture, 'home' | 'away'>; table: LeagueTable }) {
  const lines = sides.flatMap((side) => {
    const row = table.standings.find(({ team }) => team.slug === match[side].slug);
    return row && row.form.length > 0 ? [{ team: match[side], form: row.form }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{teamText.form}</h2>
      <ul>
        {lines.map(({ team, form }) => (
          <li key={team.slug} className="flex min-h-11 items-center gap-3 border-line border-b font-semibold">
            <TeamMark team={team} />
            <span className="min-w-0 flex-1 leading-tight wrap-anywhere">{team.name}</span>
            <RecentForm form={form} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import { href } from '#platform/http/href.ts';
import { teamRecordText } from '../text.ts';

/** The players of a team with their shirts. */
export function Squad({
  players,
}: {
  players: readonly { id: string; name: string; shirt: number | null }[];
}) {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">{teamRecordText.squad}</h2>
      {players.length === 0 ? (
        <p className="text-muted">{teamRecordText.squadEmpty}</p>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {players.map(({ id, name, shirt }) => (
            <li key={id} className="flex items-center gap-3 border-line border-b">
              <span className="tabular w-6 text-end text-muted">{shirt}</span>
              <Link
                to={href('/admin/players/:id', { id })}
                className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

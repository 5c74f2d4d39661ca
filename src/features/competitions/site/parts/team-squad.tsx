import type { listSquad } from '#features/teams/rules/list-squad.ts';
import { teamText } from '../../text.ts';

/** The players of a team with their shirt numbers. */
export function TeamSquad({ players }: { players: Awaited<ReturnType<typeof listSquad>> }) {
  return (
    <section>
      <h2 className="border-accent border-b-2 pb-1 text-2xl">{teamText.squad}</h2>
      {players.length === 0 && <p className="py-4 text-muted">{teamText.noSquad}</p>}
      <ul className="tabular mt-2 leading-relaxed">
        {players.map(({ id, name, shirt }) => (
          <li key={id} className="flex gap-3">
            <span className="w-6 shrink-0 text-end text-muted">{shirt}</span>
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

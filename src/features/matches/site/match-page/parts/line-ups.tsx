import type { Team } from '#features/teams/rules/team.ts';
import type { MatchDetails } from '../../../rules/coverage/read-match-details.ts';
import { sides } from '../../../rules/event-fields.ts';
import type { Fixture } from '../../../rules/fixture.ts';
import type { LineUp, LineUpPlayer } from '../../../rules/line-ups/line-up.ts';
import { matchPageText } from '../../../text.ts';
import { Pitch } from './pitch.tsx';

interface LineUpsProps {
  match: Pick<Fixture, 'home' | 'away'>;
  lineUps: MatchDetails['lineUps'];
}

/** The line-ups of both teams: on a pitch when the formation is known, and as lists. */
export function LineUps({ match, lineUps }: LineUpsProps) {
  const known = sides.flatMap((side) => {
    const lineUp = lineUps[side];
    return lineUp ? [{ side, team: match[side], lineUp }] : [];
  });
  if (known.length === 0) return <section data-part="line-ups" hidden />;
  return (
    <section data-part="line-ups">
      <h2 id="line-ups" className="border-accent border-b-2 pb-1 text-2xl">
        {matchPageText.lineUps}
      </h2>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 sm:grid-cols-2">
        {known.map(({ side, team, lineUp }) => (
          <TeamLineUp key={side} team={team} lineUp={lineUp} />
        ))}
      </div>
    </section>
  );
}

function TeamLineUp({ team, lineUp }: { team: Team; lineUp: LineUp }) {
  const { formation, coach, isOfficial, players } = lineUp;
  return (
    <section>
      <h3 className="text-xl">{team.name}</h3>
      <p className="text-muted text-sm">
        {isOfficial ? matchPageText.officialLineUp : matchPageText.probableLineUp}
        {formation && ` · ${matchPageText.formation} ${formation}`}
      </p>
      <Pitch lineUp={lineUp} team={team} />
      <PlayerList title={matchPageText.starters} players={players.filter(({ isStarting }) => isStarting)} />
      <PlayerList title={matchPageText.bench} players={players.filter(({ isStarting }) => !isStarting)} />
      {coach && (
        <p className="mt-3 text-sm">
          <span className="text-muted">{matchPageText.coach}:</span> {coach}
        </p>
      )}
    </section>
  );
}

function PlayerList({ title, players }: { title: string; players: LineUpPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <>
      <h4 className="mt-3 font-semibold text-sm">{title}</h4>
      <ul className="tabular mt-1 text-sm leading-relaxed">
        {players.map(({ name, shirt, isCaptain, isGoalkeeper }) => (
          <li key={`${shirt} ${name}`} className="flex gap-2">
            <span className="w-6 shrink-0 text-end text-muted">{shirt}</span>
            <span className="min-w-0 wrap-anywhere">
              {name}
              {isGoalkeeper && <Mark short={matchPageText.goalkeeperShort} long={matchPageText.goalkeeper} />}
              {isCaptain && <Mark short={matchPageText.captainShort} long={matchPageText.captain} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Mark({ short, long }: { short: string; long: string }) {
  return (
    <>
      {' '}
      <abbr title={long} className="text-muted no-underline">
        ({short})
      </abbr>
    </>
  );
}

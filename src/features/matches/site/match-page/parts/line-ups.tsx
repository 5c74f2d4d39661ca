import type { Team } from '#features/teams/rules/team.ts';
import type { MatchDetails } from '../../../rules/coverage/read-match-details.ts';
import { sides } from '../../../rules/event-fields.ts';
import type { Fixture } from '../../../rules/fixture.ts';
import { placeOnPitch } from '../../../rules/line-ups/place-on-pitch.ts';
import type { LineUp, LineUpPlayer } from '../../../rules/line-ups/read-line-ups.ts';
import { matchPageText } from '../../../text.ts';
import { readableColor } from '../../parts/team-mark.tsx';

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

/**
 * The starters on a half of a pitch, the goalkeeper below. Hidden from screen readers: the list beside it has the same
 * players. Nothing without a formation.
 */
function Pitch({ lineUp, team }: { lineUp: LineUp; team: Team }) {
  const lines = placeOnPitch(lineUp);
  if (!lines) return null;
  const [main] = team.colors;
  return (
    <div aria-hidden="true" className="pitch mt-3">
      <PitchLines />
      {lines.toReversed().map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
        <ul key={index} className="pitch-line">
          {line.map(({ name, shirt }) => (
            <li key={`${shirt} ${name}`}>
              <span className="pitch-shirt" style={{ background: main, color: readableColor(main) }}>
                {shirt}
              </span>
              <span className="pitch-name">{lastName(name)}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** `Leandro Andrade` → `Andrade`. */
function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

function PitchLines() {
  return (
    <svg viewBox="0 0 68 56" preserveAspectRatio="none" className="pitch-lines">
      <title> </title>
      <path d="M1 1H67V55H1Z M14 55V39H54V55 M25 55V49.5H43V55 M27 39Q34 33 41 39 M25 1Q34 13 43 1" />
    </svg>
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
